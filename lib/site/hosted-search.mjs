// @ts-check

/**
 * Whether the site uses the hosted search. Both bundlers put this in place of `isSearchHosted` (`next.config.mjs` and
 * `lib/export/bundle/bundle.ts`), so they leave out the search that isn't used.
 */
export const isSearchHosted = Boolean(process.env.NEXT_PUBLIC_DOCSEARCH_APP_ID?.trim());
