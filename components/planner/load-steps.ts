import type { PlanChoices } from '@/lib/browser/planner/choices';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { fetchPage } from './load-page';

type Installation = PlanChoices['installation'];

export type Step = {
  /** `/path#id`. */
  readonly section: string;
  readonly title: DocumentFragment;
  readonly content: readonly Element[];
};

const pages = new Map<string, Promise<Document>>();

/** Loads steps from the pages that describe them, so that a plan shows the same commands. */
export function loadSteps(sections: readonly string[], installation: Installation): Promise<readonly Step[]> {
  return Promise.all(
    sections.map(async (section) => {
      const [path = '', id = ''] = section.split('#');
      return readStep(await loadPage(path), section, id, installation);
    }),
  );
}

function loadPage(path: string): Promise<Document> {
  const loading = pages.get(path) ?? fetchPage(path);
  pages.set(path, loading);
  // A failure is tried again next time.
  loading.catch(() => pages.delete(path));
  return loading;
}

function readStep(page: Document, section: string, id: string, installation: Installation): Step {
  const heading = page.getElementById(id);
  const content: Element[] = [];
  let next = elementAfter(heading?.closest('.heading') ?? heading);
  // Subsections are steps of their own.
  while (next && !next.matches('.heading, .steps')) {
    content.push(...forInstallation(document.importNode(next, true), installation));
    next = elementAfter(next);
  }
  const [path = ''] = section.split('#');
  for (const link of content.flatMap((part) => [...part.querySelectorAll('a[href^="#"]')])) {
    link.setAttribute('href', withBasePath(path) + link.getAttribute('href'));
  }
  const title = document.createDocumentFragment();
  title.append(...(heading ? document.importNode(heading, true).childNodes : []));
  return { section, title, content };
}

/** Returns the element after another one. Plain parts of a page are in wrappers of their own (`rehype-static.ts`). */
function elementAfter(part: Element | null): Element | null {
  const next = part?.nextElementSibling;
  const parent = part?.parentElement;
  if (!next) {
    return parent?.matches('.static') ? elementAfter(parent) : null;
  }
  return next.matches('.static') ? (next.firstElementChild ?? elementAfter(next)) : next;
}

function forInstallation(part: Element, installation: Installation): readonly Element[] {
  const tab = installation === 'docker' ? 'docker' : 'manual';
  const panelOf = (tabs: Element) => tabs.querySelector(`:scope [data-panel="${tab}"]`);
  for (const tabs of part.querySelectorAll('[data-tabs="install"]')) {
    tabs.replaceWith(...(panelOf(tabs)?.children ?? []));
  }
  return part.matches('[data-tabs="install"]') ? [...(panelOf(part)?.children ?? [])] : [part];
}
