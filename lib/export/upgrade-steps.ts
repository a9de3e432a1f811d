import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { ListItem } from 'mdast';
import type { Installation } from '@/content/upgrades/types';
import { installations } from '@/lib/browser/planner/choices';
import { majorsOf, planUpgrade, targetsOf } from '@/lib/browser/planner/plan';
import { type Step, type StepsFile, stepsFileOf, stepsFolder, tabOf } from '@/lib/browser/planner/steps-file';
import { elementsIn } from '@/lib/content/html/elements';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import type { Article } from './markdown/article';
import { printMarkdown, takePlaceholders, treeOf } from './markdown/markdown';
import { type ArticleSection, sectionsIn } from './markdown/sections';

type Planned = { readonly path: string; readonly id: string; readonly installation: Installation };

/** The steps of all plans by their section and installation. */
const planned: ReadonlyMap<string, Planned> = new Map(
  (Object.keys(installations) as Installation[]).flatMap((installation) =>
    sectionsFor(installation).map((section) => {
      const [path = '', id = ''] = section.split('#');
      return [`${section} ${tabOf(installation)}`, { path, id, installation }];
    }),
  ),
);

/** The paths of the pages whose sections are steps of plans. */
export const upgradePages: ReadonlySet<string> = new Set([...planned.values()].map(({ path }) => path));

/**
 * Publishes the steps of upgrade plans, so that a plan shows the same commands as the pages.
 *
 * @param articles the upgrade pages by their paths
 * @throws if a section of a plan doesn't exist
 */
export function publishUpgradeSteps(out: string, articles: ReadonlyMap<string, Article>, build: string): void {
  const pages = new Map([...articles].map(([path, { text }]) => [path, text && sectionsIn(text)]));
  const files = new Map<string, Record<string, Step>>();
  for (const { path, id, installation } of planned.values()) {
    const section = pages.get(path)?.get(id);
    if (!section) {
      throw new Error(`${path} has no section "${id}", which an upgrade in content/upgrades/ names as a step.`);
    }
    const address = `${path}#${id}`;
    const file = stepsFileOf(address, installation);
    files.set(file, { ...files.get(file), [address]: stepOf(section, path, installation) });
  }
  mkdirSync(join(out, stepsFolder), { recursive: true });
  for (const [file, steps] of files) {
    writeFileSync(join(out, stepsFolder, file), JSON.stringify({ build, steps } satisfies StepsFile));
  }
}

function sectionsFor(installation: Installation): readonly string[] {
  const editions = Object.keys(editionLabels) as EditionName[];
  const majors = editions.flatMap((edition) => majorsOf(edition).map((major) => ({ edition, major })));
  const plans = majors.flatMap((from) => targetsOf(from).map((to) => planUpgrade(from, to, installation)));
  return plans.flatMap((plan) => ('phases' in plan ? plan.phases.flatMap(({ steps }) => steps) : []));
}

/** Returns a section as a step of a plan for an installation. */
export function stepOf({ heading, blocks }: ArticleSection, path: string, installation: Installation): Step {
  const content = blocks.flatMap((block) => placed(block, path, tabOf(installation)));
  const { text, offsets } = takePlaceholders(taskOf(heading, content, path));
  return {
    title: heading.children.map(titlePartOf).join('').trim(),
    html: toHtml(content),
    markdown: text.trimEnd(),
    placeholders: offsets,
  };
}

/** Returns what a block of a page is elsewhere: with full links, and the chosen panel in place of tabs. */
function placed(block: Element, path: string, tab: string): readonly Element[] {
  if (block.properties.dataTabs === 'install') {
    const panel = elementsIn(block).find(({ properties }) => properties.dataPanel === tab);
    return panel ? elementsIn(panel).flatMap((child) => placed(child, path, tab)) : [];
  }
  const { href } = block.properties;
  return [
    {
      ...block,
      properties: String(href).startsWith('#')
        ? { ...block.properties, href: withBasePath(path) + href }
        : block.properties,
      children: block.children.flatMap<ElementContent>((child) =>
        child.type === 'element' ? placed(child, path, tab) : child,
      ),
    },
  ];
}

/** Returns a step as an open task of a Markdown list. */
function taskOf({ children, properties }: Element, content: readonly Element[], path: string): string {
  const title = h(
    'p',
    h('strong', children),
    ' (',
    h('a', { href: `${withBasePath(path)}#${properties.id}` }, 'page'),
    ')',
  );
  const blocks = treeOf([title, ...content], absoluteUrl(path)).children as ListItem['children'];
  const task: ListItem = { type: 'listItem', checked: false, spread: true, children: blocks };
  return printMarkdown({ type: 'root', children: [{ type: 'list', spread: true, children: [task] }] });
}

function titlePartOf(part: ElementContent): string {
  const text = part.type === 'element' || part.type === 'text' ? textOf(part) : '';
  return part.type === 'element' && part.tagName === 'code' ? `\`${text}\`` : text;
}
