import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisories } from '@/content/advisories/all.mjs';
import type { Advisory } from '@/content/advisories/types';
import { releases } from '@/content/releases.mjs';
import { enterprise } from '@/content/upgrades/enterprise';
import { lite } from '@/content/upgrades/lite';
import { pro } from '@/content/upgrades/pro';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { affectedInWords } from '@/lib/site/advisories';
import { site } from '@/lib/site/config';
import { dayOf } from '@/lib/site/day';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { feeds } from '@/lib/site/feeds';
import { atomText } from './atom';
import { type VerifiedPage, verifiedPages } from './verified-pages';

const upgrades = [...lite, ...pro, ...enterprise];

/** Older pages are on the page that lists the feeds' content. */
const maxPages = 50;

/** Publishes the Atom feeds in the export's folder, made only from content, so that two builds are identical. */
export function publishFeeds(root: string, out: string): void {
  const all = verifiedPages(root);
  const checkedOn = (path: string) => all.find((page) => page.path === path)?.verified.date;
  const entriesOf = (feed: (typeof feeds)[number]) => {
    switch (feed.kind) {
      case 'releases':
        return releaseEntries(feed.edition, checkedOn);
      case 'pages':
        return pageEntries(verifiedPages(root, feed.edition).slice(0, maxPages));
      case 'advisories':
        return advisoryEntries(({ kind }) => kind !== 'network');
      case 'alerts':
        return advisoryEntries(({ kind }) => kind === 'network');
    }
  };
  mkdirSync(join(out, 'feeds'), { recursive: true });
  for (const feed of feeds) {
    const text = atomText({
      id: tagOf(feed.path.slice(1, -'.atom'.length)),
      title: feed.title,
      author: site.name,
      self: absoluteUrl(feed.path),
      page: absoluteUrl(feed.edition === null ? '/guides/advisories' : '/changes'),
      entries: entriesOf(feed),
    });
    writeFileSync(join(out, feed.path), text);
  }
}

/** Returns an ID as a tag URI (RFC 4151). It's the same for every deployment of the site. */
function tagOf(name: string): string {
  return `tag:${new URL(site.url).hostname},2026:${name}`;
}

/**
 * Returns the releases of an edition as entries. One without a known date is only listed if it requires an upgrade; its
 * entry then has the day on which the page of the upgrade was checked.
 */
function releaseEntries(edition: EditionName, checkedOn: (path: string) => string | undefined) {
  return releases[edition].flatMap(({ version, date, changes, upgrade }) => {
    const updated = date ?? (upgrade && checkedOn(upgrade));
    if (updated === undefined) {
      return [];
    }
    const step = upgrades.find(({ page }) => page === upgrade);
    const needs = step ? ` Requires PHP ${step.php} or newer and Laravel ${step.laravel}.` : '';
    return {
      id: tagOf(`releases/${edition}/${version}`),
      title: `Mixpost ${editionLabels[edition]} ${version}${upgrade ? ' (requires an upgrade)' : ''}`,
      updated,
      published: date,
      link: absoluteUrl(upgrade ?? `/changes#${edition}`),
      summary: `Changes: ${changes.replaceAll('`', '')}.${needs}`,
      category: upgrade && 'breaking',
    };
  });
}

/** Returns an entry for each page. A page that's checked again gets a new entry, so that feed readers show it. */
function pageEntries(pages: readonly VerifiedPage[]) {
  return pages.map(({ id, path, title, description, verified: { date, version } }) => ({
    id: tagOf(`pages/${id}/${date}`),
    title,
    updated: date,
    link: absoluteUrl(path),
    summary: `${description} Checked on ${dayOf(date)}${version ? `, for ${version}` : ''}.`,
  }));
}

/** Returns advisories as entries, newest first. */
function advisoryEntries(isListed: (advisory: Advisory) => boolean) {
  return advisories
    .filter(isListed)
    .map((advisory) => {
      const { id, title, date, at, kind, fixedIn, now } = advisory;
      return {
        id: tagOf(`advisories/${id}`),
        title: title.replaceAll('`', ''),
        updated: date,
        published: date,
        link: absoluteUrl(at),
        summary: `Affected: ${affectedInWords(advisory)}. Fixed in: ${fixedIn ?? 'no release yet'}. ${plainTextOf(now)}`,
        category: kind,
      };
    })
    .sort((one, other) => other.updated.localeCompare(one.updated));
}

/** Returns one line of Markdown without its links and marks. */
function plainTextOf(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}
