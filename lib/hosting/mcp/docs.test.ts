import { expect, test } from 'vitest';
import { format } from '@/lib/search/index/format';
import { openDocs } from './docs';

test('reads a page again after it could not be read', async () => {
  const index = { format, id: 'a', sections: ['Lite'], editions: [''], versions: ['current'], words: '', postings: '' };
  const pages = [['/lite/updating', 'Updating', '', 0, 0, 0, 100, '1Update']];
  let isBroken = true;
  const docs = await openDocs(async (path) => {
    if (path === '/search/index.json') {
      return JSON.stringify({ ...index, pages, lengths: '1' });
    }
    if (isBroken) {
      throw new Error('EMFILE: too many open files');
    }
    return '---\ntitle: Update\n---\n\n# Update\n';
  }, '');
  await expect(docs.section('/lite/updating')).rejects.toThrow('EMFILE');
  isBroken = false;
  expect(await docs.section('/lite/updating')).toMatchObject({ markdown: '# Update' });
});
