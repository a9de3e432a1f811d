import type { Open } from './adapter';

type Pagefind = {
  readonly init: () => Promise<void>;
  readonly search: (
    text: string,
  ) => Promise<{ readonly results: readonly { readonly data: () => Promise<{ readonly url: string }> }[] }>;
};

/** Pagefind with its defaults, loaded from the script that it writes next to its index. */
export const open: Open = async (_, base) => {
  const address = new URL(`${base}/pagefind.js`, window.location.href).href;
  const pagefind: Pagefind = await import(address);
  await pagefind.init();
  return async (text) => {
    const { results } = await pagefind.search(text);
    const found = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    return found.map(({ url }) => url);
  };
};
