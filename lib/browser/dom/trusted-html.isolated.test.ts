import { beforeEach, expect, test, vi } from 'vitest';

/** Loads the module as a page does, so that its policy is created only once. */
async function load(): Promise<typeof import('./trusted-html')> {
  vi.resetModules();
  return import('./trusted-html');
}

beforeEach(() => () => void vi.unstubAllGlobals());

test('returns the string itself if the browser has no Trusted Types', async () => {
  const { trustedHtml } = await load();
  expect(trustedHtml('<b>x</b>')).toBe('<b>x</b>');
});

test('returns trusted HTML without changing it, from one policy', async () => {
  type Rules = { createHTML(text: string): string };
  const createPolicy = vi.fn((_: string, rules: Rules) => ({
    createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { trustedHtml } = await load();
  expect([trustedHtml('<b>x</b>'), trustedHtml('y')]).toEqual([{ trusted: '<b>x</b>' }, { trusted: 'y' }]);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site']);
});
