import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { checkPage } from '@/lib/checks/check-page';
import { contentFolder } from '@/lib/content/pages/content-files';
import { fixedIdPattern } from '@/lib/site/heading-id';
import { splitCommands } from './split-commands';

/** What a reader does at one place of a page. Text contains placeholders as the page has them. */
export type Step = {
  readonly heading: string;
  /** The label of the tab that contains it, such as `Docker`; null outside tabs. */
  readonly tab: string | null;
  /** The command, or the text of the file. */
  readonly text: string;
} & (
  | {
      readonly kind: 'command';
      /** What the reader types into the program that the command opens, such as SQL. */
      readonly input: string | null;
    }
  | { readonly kind: 'file'; readonly path: string }
);

/** Where the application is on a server without Docker. */
export const serverFolder = '/var/www/html';

/** Returns a page's file, relative to the project's root. */
export function pageFileOf(page: string): string {
  return join(contentFolder, `${page}.mdx`);
}

/**
 * Returns a page's commands and files in order.
 *
 * @param folder where the reader's `.env`, Compose, and PHP files are
 * @throws a sentence for a block that can't be split into commands
 */
export async function stepsOfPage(page: string, folder = serverFolder): Promise<Step[]> {
  const file = pageFileOf(page);
  const steps: Step[] = [];
  let heading = '';
  visit((await checkPage(readFileSync(file, 'utf8'), file)).tree, ['heading', 'code'], (node, _, parent) => {
    if (node.type === 'heading') {
      heading = textOf(node as Heading).replace(fixedIdPattern, '');
      return;
    }
    const { lang, meta, value } = node as Code;
    const path = pathOf(meta, folder);
    const tab = tabOf(parent as MdxJsxFlowElement | Root);
    if (path !== undefined) {
      steps.push({ kind: 'file', heading, tab, path, text: value });
    } else if (lang === 'shell') {
      steps.push(...splitCommands(value).map((text): Step => ({ kind: 'command', heading, tab, text, input: null })));
    } else if (lang === 'sql') {
      steps.push(...withInput(steps.pop(), { kind: 'command', heading, tab, text: 'mysql [[db-name]]', input: value }));
    }
  });
  return steps;
}

/** Returns the path in a file's title. `.env`, Compose, `.ini`, and PHP files without a folder are the reader's. */
function pathOf(meta: string | null | undefined, folder: string): string | undefined {
  const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
  const isReaders =
    /^(?:\.env|[a-z].*\.(?:ini|php))$/i.test(title) ||
    (/^docker-compose(?:\.override)?\.yml$/.test(title) && folder !== serverFolder);
  return isReaders ? `${folder}/${title}` : /^\/.*/.exec(title)?.[0];
}

function tabOf(parent: MdxJsxFlowElement | Root): string | null {
  const label = parent.type === 'mdxJsxFlowElement' && parent.name === 'Tab' ? parent.attributes[0]?.value : null;
  return typeof label === 'string' ? label : null;
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    text += 'value' in node ? node.value : '';
  });
  return text;
}

/** Returns SQL as the input of the console that the last command opened, or of one that the text tells to open. */
function withInput(last: Step | undefined, sql: Step & { kind: 'command' }): Step[] {
  if (last?.kind === 'command' && last.input === null && /\bmysql(?: -u root -p)?$/.test(last.text)) {
    return [{ ...last, input: sql.input }];
  }
  return [...(last ? [last] : []), sql];
}

/** Returns a digest of everything that a run of the page executes or writes. */
export function hashSteps(steps: readonly Step[]): string {
  const parts = steps.map((step) =>
    step.kind === 'command' ? ['command', step.text, step.input ?? ''] : ['file', step.path, step.text],
  );
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
