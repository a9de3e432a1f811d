import { setTimeout as wait } from 'node:timers/promises';
import type { ExternalLinks } from './external-links';

/** A link that doesn't lead to a page, or that a program can't check, with the paths of the pages that have it. */
export type LinkProblem = {
  readonly url: string;
  readonly pages: readonly string[];
  /** What happened: a status, or why there was no response. */
  readonly outcome: string;
  /** Whether readers are affected. Some sites refuse programs but not browsers. */
  readonly isBroken: boolean;
};

type Options = {
  readonly timeoutMs?: number;
  /** Pause before another attempt. */
  readonly pauseMs?: number;
};

const attempts = 3;
const hostsAtOnce = 8;

/** Statuses with which sites refuse programs, or ask them to come back later. */
const refusals = new Set([401, 403, 405, 406, 418, 429, 451, 999]);

/** Requests every link, one at a time for each host, and returns those that didn't work. */
export async function checkLinks(links: ExternalLinks, options: Options = {}): Promise<LinkProblem[]> {
  const byHost = new Map<string, string[]>();
  for (const url of links.keys()) {
    const { host } = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const waiting = [...byHost.values()];
  const problems: LinkProblem[] = [];
  const work = async () => {
    for (let urls = waiting.pop(); urls !== undefined; urls = waiting.pop()) {
      for (const url of urls) {
        const result = await checkLink(url, options);
        if (result !== null) {
          problems.push({ url, pages: links.get(url) ?? [], ...result });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return problems.sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Returns null if a URL leads to a page. Tries again after errors that may be temporary. */
async function checkLink(url: string, { timeoutMs = 20_000, pauseMs = 5_000 }: Options) {
  let outcome = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const { ok, status, body } = await fetch(url, {
        headers: { accept: 'text/html,*/*', 'user-agent': 'mixpost-docs link check' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body?.cancel();
      if (ok) {
        return null;
      }
      outcome = `status ${status}`;
      if (refusals.has(status)) {
        return { outcome, isBroken: false };
      }
      if (status < 500) {
        break;
      }
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      outcome = cause?.code ?? message;
    }
    if (attempt < attempts) {
      await wait(pauseMs);
    }
  }
  return { outcome, isBroken: true };
}
