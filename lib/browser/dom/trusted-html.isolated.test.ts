import { beforeEach, describe, expect, test, vi } from 'vitest';

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

describe('with Trusted Types', () => {
  /** Creates a browser's policy factory: each policy marks HTML by wrapping it, and a name can be used only once. */
  function factory() {
    const names: string[] = [];
    type Rules = { createHTML(text: string): string };
    const createPolicy = (name: string, rules: Rules) => {
      if (names.includes(name)) {
        throw new TypeError(`A policy of the name ${name} exists.`);
      }
      names.push(name);
      return {
        createHTML: (html: string) => ({ trusted: rules.createHTML(html) }),
      };
    };
    return { names, createPolicy };
  }

  test('returns trusted HTML without changing it', async () => {
    vi.stubGlobal('trustedTypes', factory());
    const { trustedHtml } = await load();
    expect(trustedHtml('<b>x</b>')).toEqual({ trusted: '<b>x</b>' });
  });

  test('creates one policy for any number of calls', async () => {
    const { names, createPolicy } = factory();
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { trustedHtml } = await load();
    trustedHtml('a');
    trustedHtml('b');
    expect(names).toEqual(['site']);
  });
});
