import { element } from '@/lib/browser/dom/element';
import type { PlanChoices } from '@/lib/browser/planner/choices';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { fetchPage } from './load-page';

type Installation = PlanChoices['installation'];

export type Step = {
  /** `/path#id`. */
  readonly section: string;
  readonly title: DocumentFragment;
  readonly content: HTMLElement;
};

const pages = new Map<string, Promise<Document>>();

/** Loads steps from the pages that describe them, so that a plan shows the same commands. */
export function loadSteps(sections: readonly string[], installation: Installation): Promise<readonly Step[]> {
  return Promise.all(
    sections.map(async (section) => {
      const [path = '', id = ''] = section.split('#');
      return readStep(await loadPage(path), path, id, installation);
    }),
  );
}

function loadPage(path: string): Promise<Document> {
  const loading = pages.get(path) ?? fetchPage(path).then(withoutWrappers);
  pages.set(path, loading);
  // A failure is tried again next time.
  loading.catch(() => pages.delete(path));
  return loading;
}

/** Unwraps the plain parts of a page (`rehype-static.ts`), so that a section's elements follow each other. */
function withoutWrappers(page: Document): Document {
  for (const wrapper of page.querySelectorAll('.static')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  return page;
}

function readStep(page: Document, path: string, id: string, installation: Installation): Step {
  const heading = page.getElementById(id);
  const content = element('div', { class: 'plan-content' });
  let next = (heading?.closest('.heading') ?? heading)?.nextElementSibling;
  // Subsections are steps of their own.
  while (next && !next.matches('.heading, .steps')) {
    content.append(document.importNode(next, true));
    next = next.nextElementSibling;
  }
  const tab = installation === 'docker' ? 'docker' : 'manual';
  for (const tabs of content.querySelectorAll('[data-tabs="install"]')) {
    tabs.replaceWith(...(tabs.querySelector(`[data-panel="${tab}"]`)?.children ?? []));
  }
  for (const link of content.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', withBasePath(path) + link.getAttribute('href'));
  }
  const title = document.createDocumentFragment();
  title.append(...(heading ? document.importNode(heading, true).childNodes : []));
  return { section: `${path}#${id}`, title, content };
}
