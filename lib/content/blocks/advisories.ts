import { advisories } from '@/content/advisories/all.mjs';
import { services } from '@/content/services/services.mjs';
import { unknownName } from '@/lib/content/pages/closest';
import { affectedInWords } from '@/lib/site/advisories';
import { line, sparseTable } from './markdown';

/** How an advisory is known, in words. */
const evidence = {
  run: 'a test on a Mixpost installation',
  code: 'the source code',
  stated: 'release notes and documentation',
  reported: 'reports by users',
};

/** `<Advisory id="php2shell" />` shows below the heading of an advisory whom it affects, the fix, and the sources. */
export function advisory({ id = '' }) {
  const ids = advisories.map((each) => each.id);
  const found = advisories.find((each) => each.id === id) ?? unknownName('advisory', id, ids);
  const links = found.sources.map((source) => `[${source.replace(/^https:\/\/(?:www\.)?/, '')}](${source})`);
  return [
    '<Facts label="About this advisory">',
    '',
    `- **Affected** ${affectedInWords(found)}`,
    `- **Fixed in** ${found.fixedIn ?? 'no release yet'}`,
    `- **Published** <time>${found.date}</time>`,
    `- **Known from** ${evidence[found.method]}`,
    `- **Sources** ${links.join('\\\n  ')}`,
    '',
    '</Facts>',
  ].join('\n');
}

const kinds = ['security', 'problem', 'network'];

/** Where a table is, which an advisory without a section of its own leads to from elsewhere. */
const tableOf: Readonly<Record<string, string>> = { problem: '/guides/advisories#known-problems' };

/** `<Advisories kind="problem" />` lists the advisories of a kind in every edition, newest first. */
export function advisoryTable({ kind = '' }) {
  if (!kinds.includes(kind)) {
    unknownName('kind', kind, kinds);
  }
  const listed = advisories
    .filter((each) => each.kind === kind)
    .sort((one, other) => other.date.localeCompare(one.date));
  return sparseTable(
    ['Problem', 'Network', 'Affected', 'What to do', 'Fixed in', kind === 'network' ? 'Since' : 'Published'],
    listed.map((each) => [
      each.at === tableOf[kind] ? line(each.title) : `[${line(each.title)}](${each.at})`,
      services.find(({ key }) => key === each.service)?.name ?? '',
      affectedInWords(each),
      each.now,
      each.fixedIn ?? 'no release',
      `<time>${each.date}</time>`,
    ]),
  );
}

/**
 * Returns the advisories about a network, newest first, as Markdown links with their dates.
 *
 * @param service its key
 */
export function advisoriesOf(service: string) {
  return advisories
    .filter((each) => each.service === service)
    .map(({ date, title, at }) => `<time>${date}</time>: [${line(title)}](${at}).`);
}
