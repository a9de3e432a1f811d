import { create, load as restore, search } from '@orama/orama';
import type { Open } from './adapter';

/** Orama with its defaults. */
export const open: Open = async (load) => {
  const index = create({ schema: { url: 'string', title: 'string', content: 'string' } });
  restore(index, JSON.parse(await load('orama.json')));
  return async (text) => {
    const { hits } = await search(index, { term: text, limit: 30, properties: ['title', 'content'] });
    return hits.map(({ document }) => document.url);
  };
};
