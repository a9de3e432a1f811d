import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { referencesOf } from '@/lib/content/html/page-references';
import { readHtml } from '@/lib/content/html/read-html';
import type { Route } from '@/lib/site/manifest/routes';
import { filesOf } from '@/lib/site/paths';

/** The URLs of other sites that pages link to, each with the paths of these pages. */
export type ExternalLinks = ReadonlyMap<string, readonly string[]>;

/** A link that doesn't lead to a page, or that a program can't check, with the paths of the pages that have it. */
export type LinkProblem = {
  readonly url: string;
  readonly pages: readonly string[];
  /** What happened: a status, or why there was no response. */
  readonly outcome: string;
  /** Whether readers are affected. Some sites refuse programs but not browsers. */
  readonly isBroken: boolean;
};

/** How long to wait for a response, and before another attempt. */
type Times = { readonly timeoutMs: number; readonly pauseMs: number };

/** Hosts of examples, and of the reader's own machine. */
const notReal = /(?:^|\.)(?:example(?:\.(?:com|org|net))?|localhost|test|invalid)$|^[\d.]+$|^\[/;

/** Statuses with which sites refuse programs, or ask them to come back later. */
const refusals = [401, 403, 405, 406, 418, 429, 451, 999];

const attempts = 3;
const hostsAtOnce = 8;

/** Reads the links to other sites than these from the built pages, sorted. A hash isn't part of the URL. */
export function externalLinksOf(out: string, routes: readonly Route[], ownUrls: readonly string[]): ExternalLinks {
  const links = new Map<string, string[]>();
  for (const { path } of routes.filter(({ kind }) => kind === 'page')) {
    const hrefs = referencesOf(readHtml(readFileSync(join(out, filesOf(path, 'html')[0]), 'utf8')), 'body').links;
    const external = hrefs.filter((href) => /^https?:/.test(href) && URL.canParse(href));
    for (const url of new Set(external.map((href) => href.replace(/#.*/, '')))) {
      if (!ownUrls.some((own) => url.startsWith(own)) && !notReal.test(new URL(url).hostname)) {
        links.set(url, [...(links.get(url) ?? []), path]);
      }
    }
  }
  return new Map([...links].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Requests every link, one at a time for each host, and returns those that didn't work. */
export async function checkLinks(
  links: ExternalLinks,
  times: Times = { timeoutMs: 20_000, pauseMs: 5_000 },
): Promise<LinkProblem[]> {
  const byHost = new Map<string, string[]>();
  for (const url of links.keys()) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const problems: LinkProblem[] = [];
  const hosts = byHost.values();
  const work = async () => {
    for (const urls of hosts) {
      for (const url of urls) {
        const problem = await problemOf(url, times);
        if (problem !== null) {
          problems.push({ url, pages: links.get(url) ?? [], ...problem });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return problems.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Returns null if a URL leads to a page. Tries again after errors that may be temporary. */
async function problemOf(url: string, { timeoutMs, pauseMs }: Times) {
  let problem = { outcome: '', isBroken: true };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { ok, status, body } = await fetch(url, {
        headers: { accept: 'text/html,*/*', 'user-agent': 'mixpost-docs link check' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body?.cancel();
      problem = { outcome: `status ${status}`, isBroken: !refusals.includes(status) };
      if (ok || status < 500 || !problem.isBroken) {
        return ok ? null : problem;
      }
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      problem = { outcome: cause?.code ?? message, isBroken: true };
    }
    await wait(pauseMs);
  }
  return problem;
}
