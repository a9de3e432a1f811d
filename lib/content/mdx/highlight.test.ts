import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, test, vi } from 'vitest';
import { samples } from './fixtures/samples';
import { highlight } from './highlight';
import { languages } from './languages';

/** Highlights code, and returns its HTML, the text that a reader would copy, and the classes of each line. */
async function render(code: string, language: string, meta = '') {
  const children = await highlight(code, language as keyof typeof languages, meta);
  const html = toHtml(children);
  const marks = [...html.matchAll(/<span class="line ?([^"]*)">/g)].map((match) => match[1]);
  return { html, marks, text: textOf({ type: 'root', children }) };
}

describe('colors', () => {
  test.each(Object.entries(samples))('%s gets colors as classes, and keeps its text', async (language, { code }) => {
    const { html, text } = await render(code, language, '{1}');
    expect(new Set(html.match(/\bt-[a-z]+/g)).size).toBeGreaterThan(1);
    expect(html).not.toContain('style=');
    expect(text).toBe(code);
  });

  test('every language except text has a sample', () => {
    expect(Object.keys(samples)).toEqual(Object.keys(languages).filter((name) => name !== 'text'));
  });

  test('options of commands are colored like words', async () => {
    expect((await render('docker --version "a"', 'shell')).html).toContain(
      '</span> --version<span class="t-string"> "a"</span>',
    );
  });

  test('a JSON body of a command is colored like JSON, with its placeholders', async () => {
    const code = `curl --data '{\n  "name": "[[email]]",\n  "id": 12\n}' \\\n  --location`;
    const { html, text } = await render(code, 'shell');
    expect(html).toContain('<span class="t-key">"name"</span>');
    expect(html).toContain('data-placeholder="email"');
    expect(html).toContain('<span class="t-number">12</span>');
    expect(text).toBe(code.replace('[[email]]', 'you@example.com'));
  });

  test('highlights even if a line takes more than half a second', async () => {
    let time = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (time += 1000));
    const { html } = await render('$a = 1; // a', 'php').finally(() => clock.mockRestore());
    expect(html).toContain('<span class="t-comment">// a</span>');
  });
});

describe('marked lines', () => {
  const marked = Object.entries(samples).flatMap(([language, sample]) =>
    'comment' in sample ? [{ language, ...sample }] : [],
  );

  test.each(marked)('a comment in $language marks its line, and is removed', async ({ language, comment, line }) => {
    const { marks, text } = await render(`${line} ${comment} [!code ++]\n${line}`, language);
    expect([marks, text]).toEqual([['diff add', ''], `${line}\n${line}`]);
  });

  test('keeps the mark of an indented line', async () => {
    const { html } = await render('a:\n  b: 1 # [!code ++]\n  c: 2', 'yaml', '{3}');
    expect([...html.matchAll(/class="(line[^"]*)"/g)].map(([, name]) => name)).toEqual([
      'line',
      'line i2 diff add',
      'line highlighted i2',
    ]);
  });

  test('keeps a placeholder at the end of a marked line', async () => {
    const { html, text } = await render('DOMAIN=[[domain]] # [!code ++]', 'dotenv');
    expect(html).toContain('data-placeholder="domain" data-in="dotenv-value">social.example.com</span>');
    expect(text).toBe('DOMAIN=social.example.com');
  });
});

describe('placeholders', () => {
  test('show their example in one color, also within a string token', async () => {
    const { html, text } = await render('echo "https://[[domain]]/a" [[email]]', 'shell');
    expect(text).toBe('echo "https://social.example.com/a" you@example.com');
    expect(html).toContain(
      '<span class="t-string"> "https://</span><span class="placeholder" data-placeholder="domain" data-in="url-host shell-double">' +
        'social.example.com</span><span class="t-string">/a"</span>',
    );
  });

  test.each(['\n', '\r\n'])('keep their position on later lines with the line ending %j', async (end) => {
    const { html } = await render(['A=1', 'B=[[domain]]', 'C=[[email]]'].join(end), 'dotenv');
    const marked = html.matchAll(/data-placeholder="(\w+)" data-in="dotenv-value">([^<]*)</g);
    expect([...marked].map((match) => match.slice(1))).toEqual([
      ['domain', 'social.example.com'],
      ['email', 'you@example.com'],
    ]);
  });
});
