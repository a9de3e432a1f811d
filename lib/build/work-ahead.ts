import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { RenderedPage } from '@/lib/export/finish-export';
import type { Route } from '@/lib/manifest/routes';
import { filesOf } from '@/lib/site/paths.mjs';

/** The work on the pages of a site, each page once. */
export type WorkAhead<Work> = {
  /** What is made of a route's page: what was made of it ahead, unless it has changed. */
  of(route: Route, page: RenderedPage): Work;
  /**
   * Works on pages as soon as Next has rendered them, while it renders others on another processor. It only wins time: whether a page is
   * whole by then is not known, and what fails is left to `of`.
   *
   * @param folder where Next keeps the pages that it has rendered
   * @param end comes when no page is rendered any more
   */
  run(folder: string, routes: readonly Route[], end: AbortSignal): Promise<void>;
};

/** How long to wait for further pages, in milliseconds. */
const pause = 50;

/** @param workOn is called for each page, and once more for one that was not whole */
export function workAhead<Work>(workOn: (route: Route, page: RenderedPage) => Work): WorkAhead<Work> {
  const done = new Map<Route, { readonly digest: string; readonly work: Work }>();
  const of = (route: Route, page: RenderedPage): Work => {
    const digest = createHash('sha1').update(page.html).update('\0').update(page.payload).digest('base64');
    const earlier = done.get(route);
    const work = earlier?.digest === digest ? earlier.work : workOn(route, page);
    done.set(route, { digest, work });
    return work;
  };
  return {
    of,
    async run(folder, routes, end) {
      const waiting = new Set(routes);
      while (!end.aborted && waiting.size > 0) {
        for (const route of waiting) {
          const page = renderedPage(folder, route);
          if (page !== null) {
            waiting.delete(route);
            tryTo(() => of(route, page));
            // So that the end is heard.
            await setImmediate();
          }
          if (end.aborted) {
            return;
          }
        }
        await setTimeout(pause);
      }
    },
  };
}

function renderedPage(folder: string, { path }: Route): RenderedPage | null {
  const page = join(folder, filesOf(path, 'html')[0]);
  const payload = page.replace(/html$/, 'rsc');
  return existsSync(page) && existsSync(payload)
    ? { html: readFileSync(page, 'utf8'), payload: readFileSync(payload, 'utf8') }
    : null;
}

function tryTo(work: () => unknown): void {
  try {
    work();
  } catch {}
}
