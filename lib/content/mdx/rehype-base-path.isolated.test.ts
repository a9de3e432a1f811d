import { expect, onTestFinished, test, vi } from 'vitest';
import { htmlOf } from './fixtures/render';

// Runs before the imports, because the module reads the setting when it loads.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'));

test.each([
  ['[x](/lite/)', 'href="/docs/lite/"'],
  ['[x](/lite/updating#a)', 'href="/docs/lite/updating#a"'],
  ['[x](#a)', 'href="#a"'],
  ['[x](https://example.com/)', 'href="https://example.com/"'],
  ['[x](//example.com/)', 'href="//example.com/"'],
  ['## A', 'href="#a"'],
  ['<Card title="x" href="/lite/">\n\nText.\n\n</Card>', 'href="/docs/lite/"'],
])('adds the base path to %j: %s', async (source, attribute) => {
  expect(await htmlOf(source)).toContain(attribute);
});

test('adds the base path to images, and still finds their size', async () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(`${import.meta.dirname}/fixtures`);
  onTestFinished(() => cwd.mockRestore());
  expect(await htmlOf('![x](/images/parts.svg)')).toContain('src="/docs/images/parts.svg" alt="x" width="30"');
});
