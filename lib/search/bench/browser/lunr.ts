import lunr from 'lunr';
import type { Open } from './adapter';

/** lunr, asked as docusaurus-lunr-search asks it: each word, and each word as the beginning of one. */
export const open: Open = async (load) => {
  const { index, urls } = JSON.parse(await load('lunr.json'));
  const opened = lunr.Index.load(index);
  return async (text) => {
    const tokens = lunr.tokenizer(text);
    const results = opened.query((query) => {
      // The types want text; tokens are what the plugin hands over, and what lunr takes.
      const words = tokens as unknown as string[];
      query.term(words, { boost: 10 });
      query.term(words, { wildcard: lunr.Query.wildcard.TRAILING });
    });
    return results.slice(0, 30).map(({ ref }) => urls[Number(ref)]);
  };
};
