import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf } from '@/lib/site/day';
import { editionLabels } from '@/lib/site/editions';
import type { AnyRecord, RunRecord } from './run-record';

type Place = RunRecord['unfollowed'][number];

/** Returns what the runs of one page were, without the details. */
export function summarizeRuns(records: readonly AnyRecord[]): string {
  const days = list(records.map((record) => `${dayOf(record.date)} ${isDocker(record) ? 'with' : 'without'} Docker`));
  const [{ versions } = {}] = records;
  const product = versions && describeProduct(versions);
  const errors = unique(records.flatMap((record) => ('errors' in record ? record.errors.map(headingOf) : [])));
  if (errors.length > 0) {
    return `${errors.length} of the errors were caused and fixed as described (${product}) on ${days}. The others are based on reports.`;
  }
  const screens = unique(records.flatMap((record) => ('screens' in record ? record.screens : [])));
  if (screens.length > 0) {
    return `All ${screens.length} steps done with requests in place of a browser (${product}) on ${days}.`;
  }
  const runs = records.filter((record) => 'counts' in record);
  const done = sum(runs.map(({ counts }) => counts.written + counts.substituted));
  const left = unfollowedOf(runs);
  const all = done + sum(runs.map(({ counts }) => counts.skipped)) + left.length;
  const edition = versions && 'standsFor' in versions ? versions.standsFor : undefined;
  const tabs = Object.values(editionLabels).filter((label) => left.some(({ tab }) => tab === label));
  const others = tabs.includes('Lite') ? [] : tabs;
  return [
    `${done === all ? 'All' : `${done} of the`} ${count(all)} run (${product}) on ${days}.`,
    ...(edition ? [`${edition} itself wasn’t run.`] : []),
    ...(others.length > 0 ? [`Not run: what’s only for ${list(others)}.`] : []),
  ].join(' ');
}

/** Returns the details of the runs: where each ran, what replaced what, and what wasn't run and why. */
export function detailRuns(records: readonly AnyRecord[]): string[] {
  return [...records.flatMap(describeRun), ...describeUnfollowed(records.filter((record) => 'counts' in record))];
}

/** Returns the details of one run. */
export function describeRun(record: AnyRecord): string[] {
  const where = `${isDocker(record) ? 'With' : 'Without'} Docker: ${describeVersions(record.versions)}.`;
  if ('errors' in record) {
    return [`${where} Caused and fixed: ${record.errors.map(headingOf).join('; ')}.`];
  }
  if ('screens' in record) {
    return [`${where} Done with the requests that the screens send: ${record.screens.join('; ')}.`, ...record.notes];
  }
  const { written, substituted } = record.counts;
  return [
    `${where} ${count(written)} as written, ${substituted} with a substitution.`,
    ...byReason('With a substitution', record.substituted),
    ...byReason('Not run', record.skipped),
  ];
}

/** Returns the commands that belong to none of the runs. */
function unfollowedOf(runs: readonly RunRecord[]): Place[] {
  const [first, ...others] = runs.map(({ unfollowed }) => unfollowed);
  const isAmong =
    ({ heading, tab, command }: Place) =>
    (place: Place) =>
      place.heading === heading && place.tab === tab && place.command === command;
  return (first ?? []).filter((place) => others.every((other) => other.some(isAmong(place))));
}

function describeUnfollowed(runs: readonly RunRecord[]): string[] {
  const left = unfollowedOf(runs);
  return unique(left.map(({ tab }) => tab)).map((tab) => {
    const ofTab = left.filter((place) => place.tab === tab);
    return `Not run: ${count(ofTab.length)}${tab === null ? '' : ` in the tab ${tab}`}${under(ofTab)}.`;
  });
}

function byReason(what: string, commands: readonly { readonly heading: string; readonly reason: string }[]): string[] {
  return unique(commands.map(({ reason }) => reason)).map((reason) => {
    const ofReason = commands.filter((command) => command.reason === reason);
    return `${what}: ${count(ofReason.length)}${under(ofReason)}. ${reason}`;
  });
}

/** Says under which headings commands are. */
function under(places: readonly { readonly heading: string }[]): string {
  const headings = unique(places.map(headingOf)).filter(Boolean);
  return headings.length > 0 ? ` under ${list(headings.map((heading) => `“${heading}”`))}` : '';
}

function describeProduct(versions: AnyRecord['versions']): string {
  if ('app' in versions) {
    return `the public ${versions.standsFor} app ${versions.app} with stand-ins for the paid packages`;
  }
  return `Lite ${versions.lite}${'standsFor' in versions ? ` in place of ${versions.standsFor}` : ''}`;
}

function describeVersions(versions: AnyRecord['versions']): string {
  const { database, system } = versions;
  if (!('docker' in versions)) {
    return `${describeProduct(versions)}, PHP ${versions.php}, ${instead(database, 'MySQL')}, ${system}`;
  }
  const { docker, compose } = versions;
  return `an image rebuilt from Lite ${versions.lite}, ${instead(database, composeDatabase())}, Docker ${docker}, Compose ${compose}, ${system}`;
}

/** Names the database of a run, and the one that it stood for. */
function instead(database: string, written: string): string {
  return database.startsWith(written) ? database : `${database} in place of ${written}`;
}

/** The database in the published Compose files, such as `MySQL 8.4`. */
function composeDatabase(): string {
  const file = join(/* turbopackIgnore: true */ process.cwd(), 'content/compose/lite/docker-compose.yml');
  return `MySQL ${/image: mysql:([\d.]+)/.exec(readFileSync(file, 'utf8'))?.[1]}`;
}

const isDocker = ({ versions }: AnyRecord) => 'docker' in versions;
const headingOf = ({ heading }: { readonly heading: string }) => heading;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const count = (commands: number) => `${commands} ${commands === 1 ? 'command' : 'commands'}`;
const unique = <T>(values: readonly T[]) => [...new Set(values)];
const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts);
