import { openSiteIndex } from '@/lib/search/site-engine';
import type { Open } from './adapter';

/** The site's own engine, configured as its pages use it. */
export const open: Open = async (load) => {
  const engine = openSiteIndex(load);
  const ask = (text: string) =>
    engine.search({ text, limit: 10, near: {}, only: { editions: [], sections: [], versions: [] } });
  await ask('');
  return async (text) => {
    const answer = await ask(text);
    return answer.results.flatMap(({ hits }) => hits.map(({ url }) => url));
  };
};
