import lunr from 'lunr';
import type { Open } from './adapter';

/** lunr, queried the way docusaurus-lunr-search does: with each word, and with each word as a prefix. */
export const open: Open = async (load) => {
  const { index, urls } = JSON.parse(await load('lunr.json'));
  const opened = lunr.Index.load(index);
  return async (text) => {
    const tokens = lunr.tokenizer(text);
    const results = opened.query((query) => {
      // The types require a string, but the plugin passes tokens, and lunr accepts them.
      const words = tokens as unknown as string[];
      query.term(words, { boost: 10 });
      query.term(words, { wildcard: lunr.Query.wildcard.TRAILING });
    });
    return results.slice(0, 30).map(({ ref }) => urls[Number(ref)]);
  };
};
