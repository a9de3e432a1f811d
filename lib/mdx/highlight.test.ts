import { describe, expect, test, vi } from 'vitest';
import { samples } from './fixtures/samples';
import { highlight } from './highlight.mjs';
import { isLanguage, languages } from './languages.mjs';

/** What a reader would copy. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&');

/** The classes of each line, without `line` itself. */
const marksOf = (html: string) => [...html.matchAll(/<span class="line ?([^"]*)">/g)].map((match) => match[1]);

describe('colours', () => {
  test.each(Object.entries(samples))('%s gets colours', async (language, { code }) => {
    const classes = new Set((await highlight(code, language as keyof typeof samples, '')).match(/t-[a-z]+/g));
    expect(classes.size).toBeGreaterThan(1);
  });

  test('every language of the list has a sample here, but for text', () => {
    expect(Object.keys(samples)).toEqual(Object.keys(languages).filter((name) => name !== 'text'));
  });

  test('text gets none', async () => {
    expect(await highlight('if "x" # 1', 'text', '')).toBe('<span class="line"><span>if "x" # 1</span></span>');
  });

  test.each(Object.entries(samples))('%s is written without a style attribute and as it was', async (language, { code }) => {
    const html = await highlight(code, language as keyof typeof samples, '{1}');
    expect(html).not.toContain('style=');
    expect(textOf(html)).toBe(code);
  });

  test('a machine too slow for half a second a line highlights all the same', async () => {
    let time = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
    try {
      expect(await highlight('$a = 1; // a', 'php', '')).toContain('<span class="t-comment"> // a</span>');
    } finally {
      clock.mockRestore();
    }
  });
});

describe('marks', () => {
  test.each([
    ['', ['', '', '', '']],
    ['{2}', ['', 'highlighted', '', '']],
    ['title="a" {1,3-4}', ['highlighted', '', 'highlighted', 'highlighted']],
  ])('the meta %j marks lines', async (meta, marks) => {
    expect(marksOf(await highlight('a\nb\nc\nd', 'text', meta))).toEqual(marks);
  });

  const marked = Object.entries(samples).filter(([, { comment }]) => comment);

  test.each(marked)('a comment in %s marks its line as added and leaves no trace', async (language, { comment, line }) => {
    const html = await highlight(`${line} ${comment} [!code ++]\n${line}`, language as keyof typeof samples, '');
    expect(marksOf(html)).toEqual(['diff add', '']);
    expect(textOf(html)).toBe(`${line}\n${line}`);
  });

  test.each([
    ['[!code ++]', 'diff add'],
    ['[!code --]', 'diff remove'],
    ['[!code highlight]', 'highlighted'],
  ])('the comment %s marks its line as %s', async (notation, mark) => {
    expect(marksOf(await highlight(`$a = 1; // ${notation}`, 'php', ''))).toEqual([mark]);
  });

  test('a placeholder at the end of a marked line stays whole', async () => {
    const html = await highlight('DOMAIN=[[domain]] # [!code ++]', 'dotenv', '');
    expect(html).toContain('data-placeholder="domain"><span>social.example.com</span></span>');
    expect(textOf(html)).toBe('DOMAIN=social.example.com');
  });
});

describe('placeholders', () => {
  test('show their example, marked, inside a string token too', async () => {
    const html = await highlight('echo "https://[[domain]]/a" [[email]]', 'shell', '');
    expect(textOf(html)).toBe('echo "https://social.example.com/a" you@example.com');
    expect(html).toContain(
      '<span class="t-string"> "https://</span><span class="placeholder" data-placeholder="domain">' +
        '<span class="t-string">social.example.com</span></span><span class="t-string">/a"</span>',
    );
  });

  test('stand at their places on later lines of CRLF text', async () => {
    const html = await highlight('A=1\r\nB=[[domain]]\r\nC=[[email]]', 'dotenv', '');
    expect([...html.matchAll(/data-placeholder="(\w+)"><span>([^<]*)</g)].map(([, name, text]) => [name, text])).toEqual([
      ['domain', 'social.example.com'],
      ['email', 'you@example.com'],
    ]);
  });

  test.each(['[[ -f x ]] && echo y', 'a=[[1,2],[3]]', 'echo [[no-such-name]]'])('%s is left as it is', async (code) => {
    const html = await highlight(code, 'shell', '');
    expect(textOf(html)).toBe(code);
    expect(html).not.toContain('placeholder');
  });
});

test('HTML in code is escaped', async () => {
  const html = await highlight('<script>alert("&lt;")</script>', 'text', '');
  expect(html).toBe('<span class="line"><span>&#x3C;script>alert("&#x26;lt;")&#x3C;/script></span></span>');
});

test.each([
  ['shell', true],
  ['html', false],
  ['toString', false],
  ['', false],
  [null, false],
  [undefined, false],
])('whether %j is a language is %s', (name, expected) => {
  expect(isLanguage(name)).toBe(expected);
});
