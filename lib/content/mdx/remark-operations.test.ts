import { expect, test, vi } from 'vitest';
import { htmlOf, render } from './fixtures/render';

vi.mock('../blocks/registry.mjs', () => ({
  blocks: {
    RequestFields: ({ level = '' }) => `${'#'.repeat(Number(level))} Body\n\nFields.`,
    RequestSamples: () => 'Sample.',
    Responses: ({ level = '' }) => `${'#'.repeat(Number(level))} 200 OK`,
  },
}));

const page =
  '## Request\n\n<RequestFields />\n\n## Samples\n\n<RequestSamples />\n\n## Responses\n\n<Responses />\n\n## Next\n';

const levelsOf = async (source: string) => (await render(source)).headings.map(({ level, text }) => `${level} ${text}`);

test('moves samples before the request and its responses', async () => {
  expect(await levelsOf(page)).toEqual(['2 Samples', '2 Request', '3 Body', '2 Responses', '3 200 OK', '2 Next']);
  expect(await htmlOf(page)).toMatch(
    /<div class="operation"><div class="samples">.*Sample\..*<div class="request">.*Fields\..*200 OK.*<\/div><\/div>.*Next/s,
  );
});

test('groups consecutive blocks without headings', async () => {
  const blocks = '### A\n\n<RequestFields />\n\n<RequestSamples />\n\n<Responses />\n\nText.';
  expect(await htmlOf(blocks)).toMatch(
    /A<.*<div class="operation"><div class="samples">.*Sample\..*<div class="request">.*Fields\..*200 OK.*<\/div><\/div>\s*<p>Text/s,
  );
});

test('leaves samples alone, and requests without samples, unchanged', async () => {
  for (const source of ['Text.\n\n<RequestSamples />', '## Request\n\n<RequestFields />\n\n## Next']) {
    expect(await htmlOf(source)).not.toContain('operation');
  }
});

test('a badge in a section of an operation marks only that section', async () => {
  const source = page.replace('<RequestSamples />', '<Since edition="pro" version="7" />\n\n<RequestSamples />');
  const html = await htmlOf(source);
  expect(html).toMatch(/<p data-applies="pro"[^>]*>Sample\./);
  expect(html).toMatch(/<p>Fields\./);
});

test('adds one request builder for each operation, at the start of its samples', async () => {
  const place = (id: string) => `<div data-part="request-builder" data-operation="${id}"></div>`;
  const section = page.replace(
    '<RequestSamples />',
    'Text.\n\n### One\n\n<RequestSamples id="a" />\n\n<RequestSamples id="a" />',
  );
  const html = await htmlOf(
    `${section}\n<RequestSamples id="b" />\n\n<RequestFields />\n\n<RequestSamples id="c" />\n\n<Steps>\n\n### Step\n\n<RequestSamples id="d" />\n\n</Steps>`,
  );
  expect(html).toMatch(
    new RegExp(`<div class="samples">.*Samples.*${place('a')}\\s*<p>Text\\.</p>.*class="request"`, 's'),
  );
  expect(html).toMatch(new RegExp(`Next.*${place('b')}\\s*<p>Sample\\.`, 's'));
  expect(html).toMatch(new RegExp(`<div class="samples">${place('c')}\\s*<p>Sample\\.`));
  expect(html).toMatch(new RegExp(`<ol class="steps">.*${place('d')}`, 's'));
  expect(html.match(/request-builder/g)).toHaveLength(4);
});
