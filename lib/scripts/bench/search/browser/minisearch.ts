import MiniSearch from 'minisearch';
import type { Open } from './adapter';

/** MiniSearch with its defaults. */
export const open: Open = async (load) => {
  const index = MiniSearch.loadJSON<{ id: string }>(await load('minisearch.json'), { fields: ['title', 'content'] });
  return async (text) =>
    index
      .search(text)
      .slice(0, 30)
      .map(({ id }) => String(id));
};
