import { describe, expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

/** Returns a page with one fence. */
const fence = (firstLine: string, ...lines: string[]) => [`\`\`\`${firstLine}`, ...lines, '```'].join('\n');

/** Returns the text of the block's header: the title or the language, without the button. */
async function headOf(firstLine: string): Promise<string | undefined> {
  return /<figcaption[^>]*><span[^>]*>([^<]*)</.exec(await htmlOf(fence(firstLine, 'x', 'y')))?.[1];
}

describe('the header of a block', () => {
  test.each([
    ['shell', 'Shell'],
    ['dotenv', '.env'],
    ['shell title=""', 'Shell'],
    ['php title="config/queue.php"', 'config/queue.php'],
    ['php {1} title="config/queue.php"', 'config/queue.php'],
  ])('for ```%s is "%s"', async (firstLine, head) => {
    expect(await headOf(firstLine)).toBe(head);
  });

  test('is missing above a single command', async () => {
    expect(await htmlOf(fence('shell', 'ls'))).toMatch(
      /^<figure class="code command" data-code="shell"><figcaption><button/,
    );
  });

  test('is escaped', async () => {
    expect(await headOf('shell title="<b>&amp;"')).toBe('&#x3C;b>&#x26;');
  });
});

test('renders a block as a figure with a header, a copy button, and focusable code', async () => {
  expect(await htmlOf(fence('php title="a.php"', '1'))).toBe(
    '<figure class="code" data-code="php"><figcaption><span class="path">a.php</span>' +
      '<button type="button" data-copy="" aria-label="Copy a.php">Copy</button></figcaption>' +
      '<pre tabindex="0"><code><span class="line"><span class="t-number">1</span></span></code></pre></figure>',
  );
});

test('folds a file of more than 25 lines, but no sample', async () => {
  const lines = Array.from({ length: 26 }, (_, at) => `line ${at}`);
  const fold = '</pre><details data-more-lines=""><summary>All 26 lines</summary></details></figure>';
  expect(await htmlOf(fence('text title="a.txt"', ...lines))).toContain(fold);
  expect(await htmlOf(fence('text title="a.txt"', ...lines.slice(1)))).not.toContain('<details');
  expect(await htmlOf(fence('text', ...lines))).not.toContain('<details');
});

describe('the lines of a block', () => {
  test('have one element each, with the line breaks between them', async () => {
    const html = await htmlOf(fence('text', 'one', '', '  three'));
    expect(/<code>(.*)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '')).toBe('one\n\n  three');
    expect(html.match(/<span class="line(?: i2)?">/g)).toHaveLength(3);
    expect(html).toContain('<span class="line i2">  three');
  });

  test('keep their order if a page has several blocks', async () => {
    const html = await htmlOf(`${fence('php', 'first')}\n\n${fence('text', 'second')}\n\n${fence('json', '3')}`);
    expect([...html.matchAll(/data-code="(\w+)"/g)].map(([, language]) => language)).toEqual(['php', 'text', 'json']);
  });
});
