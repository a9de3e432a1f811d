import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claims } from '@/content/claims.mjs';
import { contentFolder } from '@/lib/content/pages/content-files';
import { claimList } from './claims';

const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:mdx?|mjs)$/.test(name) && name !== 'claims.mjs')
  .map((name) => join(contentFolder, name));

test.each(Object.entries(claims))('each sentence that says %s is marked', (id, { said, owner }) => {
  const marks = [`claim="${id}"`, ...(owner ? [`(${owner})`] : [])];
  const unmarked = files.flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const isMarked = (at: number) =>
      marks.some((mark) =>
        lines
          .slice(at, at + 4)
          .join(' ')
          .includes(mark),
      );
    return lines.flatMap((line, at) => (said?.test(line) && !isMarked(at) ? [`${file}:${at + 1}`] : []));
  });
  expect(unmarked, `Write <Unverified claim="${id}" /> after the claim${owner ? ` or link to ${owner}` : ''}.`).toEqual(
    [],
  );
});

test('lists each claim with its check and both cases', () => {
  expect(claimList({})).toContain(
    '### Mixpost keeps working when the license ends [#license-end]\n\nTo check, read the [terms](https://mixpost.app/terms-of-use). If confirmed, renew only to get updates; otherwise, renew before it ends.',
  );
});
