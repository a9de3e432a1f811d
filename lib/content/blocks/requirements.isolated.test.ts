import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../../content/requirements.mjs');
});

async function show(attributes: Record<string, string>, requirements?: unknown) {
  vi.resetModules();
  if (requirements) {
    vi.doMock('../../../content/requirements.mjs', () => ({ requirements }));
  }
  const block = await import('./requirements');
  return block.requirements(attributes);
}

const java = (need: unknown) => [{ part: 'Java', need, note: 'Old.' }];

it('lists what an edition needs, without what only others need', async () => {
  const lite = await show({ edition: 'lite' });
  expect(lite).toContain('| Part | What Lite needs |');
  expect(lite).toContain('| Memory | 2 GB minimum, 4 GB recommended |');
  expect(lite).not.toContain('libvips');
});

it('names the editions that share a requirement', async () => {
  expect(await show({}, java({ lite: null, pro: '8', enterprise: '8' }))).toContain(
    '| Java | Pro and Enterprise: 8 | Old. |',
  );
  expect(await show({}, java('8'))).toContain('| Java | 8 | Old. |');
});

it('reports an unknown edition', async () => {
  await expect(show({ edition: 'team' })).rejects.toThrow('names the edition "team"');
});
