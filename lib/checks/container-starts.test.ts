import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '@/lib/content/pages/content-files';
import { filesBelow } from '@/lib/programs/files-below';

/** In Pro and Enterprise, these commands can install a later release. A link leads to a section with the reminder. */
const start =
  /docker compose\s+(?:restart(?: mixpost)?|up -d(?: --force-recreate| --remove-orphans)?(?: mixpost)?)(?:`(?!\]\()|\n)/g;

/** What reminds readers in the same section. */
const reminder = /<Passage name="back-up-first"|#when-the-container-downloads-mixpost|#apply-a-change/;

/** What makes the backup earlier on the page. */
const backup = /<Passage name="(?:backup-before-upgrade|check-docker)"|^#+ Back up|^\[(?:Back up|Dump the database)\]/m;

/** Where a start needs no backup, and why. */
const exceptions: readonly (readonly [place: RegExp, reason: string])[] = [
  [/^lite\/|restart-lite-container/, "Lite's image contains its release."],
  [/^quick-start|start-containers/, "It's the first start."],
  [/empty-volumes|`Base table or view already/, 'The database is empty.'],
  [/getaddrinfo|wait-for-it\.sh|dependency failed to start|settings were missing/, "Mixpost hasn't started yet."],
  [/When the container downloads|^guides\/uninstall/, 'The text describes the command.'],
];

const starts = filesBelow(contentFolder)
  .filter((file) => /\.mdx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(join(contentFolder, file), 'utf8');
    return [...text.matchAll(start)].map(({ index }) => {
      const before = text.slice(0, index);
      const [section = ''] = before.split(/^(?=#{2,4} )/m).slice(-1);
      return { place: `${file}: ${section.split('\n')[0]}`, before, section };
    });
  });

test('a start of the container comes after a backup, or after a reminder of it', () => {
  const bare = starts
    .filter(({ before, section }) => !reminder.test(section) && !backup.test(before))
    .map(({ place }) => place);
  expect(bare.filter((place) => !exceptions.some(([at]) => at.test(place)))).toEqual([]);
  expect(exceptions.filter(([at]) => !bare.some((place) => at.test(place)))).toEqual([]);
});
