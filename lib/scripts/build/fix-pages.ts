import { readFileSync, writeFileSync } from 'node:fs';
import { versions } from '@/content/versions';
import { fixPage } from '@/lib/checks/fix-page';
import { fileOf, idsOnDisk, passageFiles } from '@/lib/content/pages/folder';

const pages = versions.flatMap((version) => idsOnDisk(version).map((id) => fileOf(version, id)));
for (const file of [...pages, ...passageFiles()]) {
  const text = readFileSync(file, 'utf8');
  const fixed = fixPage(text);
  // Text that isn't UTF-8 would be damaged; the check of pages reports it.
  if (fixed !== text && !text.includes('\uFFFD')) {
    writeFileSync(file, fixed);
    process.stdout.write(`Fixed ${file}.\n`);
  }
}
