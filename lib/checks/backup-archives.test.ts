import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitCommands } from '@/e2e/runbooks/split-commands';
import { withPassages } from '@/lib/content/blocks/passage';
import { contentFolder } from '@/lib/content/pages/content-files';
import { filesBelow } from '@/lib/programs/files-below';

type Use = { readonly page: string; readonly kind: string; readonly name: string; readonly parts: readonly string[] };

const pages = filesBelow(contentFolder).filter((file) => file.endsWith('.mdx'));
const blocks = pages.flatMap((page) =>
  [...withPassages(readFileSync(join(contentFolder, page), 'utf8')).matchAll(/^```shell.*\n([\s\S]*?)^```/gm)]
    .filter(([, code = '']) => /-[cxt]zf /.test(code))
    .map(([, code = '']) => ({ page, commands: splitCommands(code) })),
);

/** Returns the archives that a command writes, unpacks, or lists, with the paths inside of them that it names. */
function archivesIn(command: string, page: string): Use[] {
  const {
    kind = '',
    archive = '',
    rest = '',
  } = /-(?<kind>[cxt])zf (?<archive>\S+)(?<rest>.*)/s.exec(command)?.groups ?? {};
  const path = archive === '-' ? (/[<>] (\S+)/.exec(rest)?.[1] ?? '') : archive;
  const name = path.replaceAll(/"|.*\//g, '');
  const parts = rest
    .replaceAll(/-C \S+|[<>|].*|'/gs, '')
    .trim()
    .split(/\s+/)
    .filter(Boolean);
  return kind === '' ? [] : [{ page, kind, name, parts }];
}

const uses = blocks.flatMap(({ page, commands }) => commands.flatMap((command) => archivesIn(command, page)));
const written = uses.filter(({ kind }) => kind === 'c');

test('an archive has the same contents on every page that writes it', () => {
  expect(written.length).toBeGreaterThan(6);
  const contents = new Map(written.map(({ name, parts }) => [name, parts.toSorted().join(' ')]));
  expect(written.filter(({ name, parts }) => contents.get(name) !== parts.toSorted().join(' '))).toEqual([]);
});

test('a restore names an archive that a page writes, and only paths that are in it', () => {
  const isIn = (part: string, { parts }: Use) =>
    parts.some((path) => path === part || path.startsWith(`${part}/`) || (path === '.' && part.startsWith('./')));
  const restores = uses.filter(({ kind }) => kind !== 'c');
  expect(restores.length).toBeGreaterThan(6);
  const fits = ({ name, parts }: Use) => {
    const archives = written.filter((archive) => archive.name === name);
    return archives.length > 0 && archives.every((archive) => parts.every((part) => isIn(part, archive)));
  };
  expect(restores.filter((use) => !fits(use))).toEqual([]);
});

test('a backup saves the database before the files that it refers to', () => {
  const backups = blocks.map(({ page, commands }) => ({
    page,
    database: commands.findIndex((command) => command.includes('mysqldump')),
    media: commands.findIndex((command) => / -czf .*storage\/app/.test(command) && !command.includes('--exclude')),
  }));
  const complete = backups.filter(({ database, media }) => database >= 0 && media >= 0);
  expect(complete.length).toBeGreaterThan(2);
  expect(complete.filter(({ database, media }) => database > media)).toEqual([]);
});
