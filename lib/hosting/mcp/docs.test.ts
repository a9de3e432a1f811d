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
    if (path === '/markdown-sections.json') {
      return '{"/lite/updating.md":[["back-up",2,4]]}';
    }
    if (isBroken) {
      throw new Error('EMFILE: too many open files');
    }
    return '---\ntitle: Update\n---\n\n# Update\n\n## Back up\n\n## Start\n';
  }, '');
  await expect(docs.section('/lite/updating')).rejects.toThrow('EMFILE');
  isBroken = false;
  const sections = ['', '#back-up', '#start'].map((hash) => docs.section(`/lite/updating${hash}`));
  expect(await Promise.all(sections)).toMatchObject([
    { markdown: '# Update\n\n## Back up\n\n## Start' },
    { markdown: '## Back up' },
    null,
  ]);
});
