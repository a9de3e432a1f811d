import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFileOf } from '@/e2e/runbooks/page-steps';
import { contentFolder } from '@/lib/content/pages/content-files';
import { scriptRecordFileOf, scriptRecordSchema } from '@/lib/content/pages/script-record';

const folder = join(contentFolder, 'runs/scripts');
const records = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const file = join(folder, name);
    return { file, record: scriptRecordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
  });

test('each of the six scripts has a record', () => {
  const named = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .filter((name) => readFileSync(join(contentFolder, name), 'utf8').includes('name="run-upgrade-script"'))
    .map((name) => scriptRecordFileOf(join(contentFolder, name)));
  expect(records.map(({ file }) => file).toSorted()).toEqual(named.toSorted());
});

test.each(records)('$file is of the script that its page names', ({ record: { page, script } }) => {
  const text = readFileSync(pageFileOf(page), 'utf8');
  expect(text, 'Run verify-upgrade-scripts.ts with the new commit.').toContain(`  - ${script.address}\n`);
  expect(text).toContain(`script="${script.address.split('/').at(-1)}"`);
});

test.each(records)('$file shows what pages say about failures', ({ record: { normal, failures, situations } }) => {
  expect(normal).toMatchObject({ status: 0, isClosed: false });
  expect(failures.map(({ step }) => step)).toEqual(normal.steps);
  for (const { step, status, isClosed } of failures) {
    expect({ step, isClosed }).toEqual({ step, isClosed: status !== 0 });
  }
  const missing = situations.find(({ name }) => name === 'The upgrade migration is missing');
  expect(missing ?? { status: 1, isClosed: false }).toMatchObject({ status: 1, isClosed: false });
});
