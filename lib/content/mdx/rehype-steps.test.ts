import { expect, test } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

/** Returns the HTML without heading anchors, so that tests see only the list. */
async function listOf(source: string): Promise<string> {
  const html = await htmlOf(source);
  return html.replace(/<div class="heading h\d"><h(\d) id="[^"]*">(.*?)<\/h\1>.*?<\/div>/g, '<h$1>$2</h$1>');
}

test('starts an item at each heading of level 3', async () => {
  expect(await listOf('<Steps>\n\n### One\n\nText.\n\n#### Detail\n\n### Two\n\n</Steps>')).toBe(
    '<ol class="steps"><li><h3>One</h3><p>Text.</p><h4>Detail</h4></li><li><h3>Two</h3></li></ol>',
  );
});

test('supports steps in a tab within a step', async () => {
  const inner = '<Tabs group="g">\n<Tab label="A">\n\n<Steps>\n\n### Inner\n\n</Steps>\n\n</Tab>\n</Tabs>';
  expect(await listOf(`<Steps>\n\n### Outer\n\n${inner}\n\n</Steps>`)).toContain(
    '<ol class="steps"><li><h3>Inner</h3></li></ol></section>',
  );
});

test('supports steps directly within a step', async () => {
  expect(await listOf('<Steps>\n\n### Outer\n\n<Steps>\n\n### Inner\n\n</Steps>\n\n</Steps>')).toBe(
    '<ol class="steps"><li><h3>Outer</h3><ol class="steps"><li><h3>Inner</h3></li></ol></li></ol>',
  );
});

test('rejects a heading of level 4 before the first step with the line of <Steps>', async () => {
  expect(await failureOf('A paragraph.\n\n<Steps>\n\n#### Four\n\n### One\n\n</Steps>')).toBe(
    '3: has text in <Steps> before the first step; start with a level 3 heading (###).',
  );
});
