import { isSearchHosted } from '@/lib/site/hosted-search.mjs';
import { type ControlsBundle, servedFolder } from './bundle-controls';

/** What the controls of every page import on demand, such as the panel for values. */
const ofPage = [
  'components/offline/service-worker-control.ts',
  'components/page/page-menu/fill-page.ts',
  'components/page/page/report-part.ts',
  'components/values/choose.ts',
  'components/values/values-body.ts',
];

const ofSearch = ['components/search/dialog/search-body.ts', 'components/search/engine/open-engine.ts'];

/** The module of each element that a script fills, by its `data-part` (see `components/controls/parts.ts`). */
const ofParts: Readonly<Record<string, string>> = {
  'search-results': 'components/search/results/results-part.ts',
};

/** Paths of the scripts that pages use besides those in their HTML: every page, its parts, and the search. */
export type PageScripts = {
  readonly page: readonly string[];
  readonly parts: Readonly<Record<string, readonly string[]>>;
  readonly search: readonly string[];
};

/** Lists the scripts that pages use. Throws if a script is in no list, or a listed module in no script. */
export function pageScriptsOf({ entry, modules, imports }: ControlsBundle): PageScripts {
  const listed = new Set<string>();
  const scriptsOf = (...names: readonly string[]) => {
    const found = new Set<string>();
    const add = (file: string) => {
      if (file !== entry && !found.has(file)) {
        found.add(file);
        listed.add(file);
        imports.get(file)?.forEach(add);
      }
    };
    for (const name of names) {
      const file = modules.get(name);
      if (file === undefined) {
        throw new Error(`No script contains ${name}. Correct its path in lib/export/bundle/page-scripts.ts.`);
      }
      add(file);
    }
    return [...found].sort().map((file) => `/${servedFolder}/${file}`);
  };
  const scripts = {
    page: scriptsOf(...ofPage),
    parts: Object.fromEntries(Object.entries(ofParts).map(([part, module]) => [part, scriptsOf(module)])),
    search: scriptsOf(...(isSearchHosted ? [] : ofSearch)),
  };
  for (const file of imports.keys()) {
    if (file !== entry && !listed.has(file)) {
      throw new Error(`No page uses ${file}. Add its module to a list in lib/export/bundle/page-scripts.ts.`);
    }
  }
  return scripts;
}
