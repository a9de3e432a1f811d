import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageParts, partsReader } from '@/lib/checks/page-parts';
import type { Fault } from '@/lib/content/fault';
import type { RenderedPage } from '@/lib/export/finish-export';
import { type PageFinisher, pageFinisher, sheetFolder } from '@/lib/export/finish-page';
import { codeReader } from '@/lib/export/page-code';
import { faultsOf } from '@/lib/export/policy-faults';
import { readHtml } from '@/lib/html/read-html';
import type { Route } from '@/lib/manifest/routes';
import { placesReader } from '@/lib/search/records/page-places';
import { recordsOfPage } from '@/lib/search/records/records-of-page';
import type { SearchRecord } from '@/lib/search/records/search-record';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { filesOf } from '@/lib/site/paths.mjs';
import { articleReader } from '@/lib/twins/article';
import { type TwinText, twinOfPage } from '@/lib/twins/twin';

/** What is made of a page. */
export type PageWork = {
  /** The file with its finished HTML. */
  readonly file: string;
  /** What browsers would stop in it, or ask others for. */
  readonly faults: readonly Fault[];
  readonly parts: PageParts;
  readonly records: readonly SearchRecord[];
  /** Null for what is no page of text, such as a redirect. */
  readonly twin: TwinText | null;
};

/**
 * @param root the project's folder, in which Next has compiled the site
 * @returns the finisher of the site's pages, and what does all the work on one
 */
export function pageWorker(root: string): {
  readonly finisher: PageFinisher;
  workOn(route: Route, page: RenderedPage): PageWork;
} {
  const next = join(root, '.next');
  const finisher = pageFinisher(root, (name) => readFileSync(join(next, sheetFolder, name), 'utf8'));
  return {
    finisher,
    workOn(route, { html, payload }) {
      const [name] = filesOf(route.path, 'html');
      const address = withBasePath(`/${filesOf(route.path, 'txt')[0]}`);
      const file = join(next, 'finished', name);
      const finished = finisher.finish(name, html, { address, text: payload });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, finished);
      const within = route.path === '/' ? 'body' : 'main';
      const [code, parts, places, article] = readHtml(
        finished,
        codeReader(),
        partsReader(within),
        placesReader(),
        articleReader(),
      );
      const isPage = route.kind === 'page';
      return {
        file,
        faults: faultsOf(`out/${name}`, code),
        parts,
        records: isPage ? recordsOfPage(route.version, route.doc, places) : [],
        twin: isPage ? twinOfPage(route, article) : null,
      };
    },
  };
}
