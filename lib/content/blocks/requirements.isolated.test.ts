import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../content/requirements.mjs');
});

async function show(requirements: unknown) {
  vi.resetModules();
  vi.doMock('../../../content/requirements.mjs', () => ({ requirements }));
  const block = await import('./requirements');
  return block.requirements();
}

const java = (need: unknown) => [{ part: 'Java', need, note: 'Old.' }];

it('names the editions that share a requirement', async () => {
  expect(await show(java({ lite: null, pro: '8', enterprise: '8' }))).toContain(
    '| Java | Pro and Enterprise: 8 | Old. |',
  );
  expect(await show(java('8'))).toContain('| Java | 8 | Old. |');
});
