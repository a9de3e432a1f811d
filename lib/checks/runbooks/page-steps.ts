import { createHash } from 'node:crypto';
import type { Code, Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { splitCommands } from './split-commands';

/** What a reader does at one place of a page. Text contains placeholders as the page has them. */
export type Step =
  | {
      readonly kind: 'command';
      readonly heading: string;
      readonly text: string;
      /** What the reader types into the program that the command opens, such as SQL. */
      readonly input: string | null;
    }
  | { readonly kind: 'file'; readonly heading: string; readonly path: string; readonly text: string };

/**
 * Returns a page's commands and files in order.
 *
 * @param tree the page after its blocks were expanded
 * @throws a sentence for a block that no reader could follow in order, such as SQL without a console
 */
export function readSteps(tree: Root): Step[] {
  const steps: Step[] = [];
  let heading = '';
  visit(tree, ['heading', 'code'], (node) => {
    if (node.type === 'heading') {
      heading = textOf(node as Heading).replace(/\s*\[#[^\]]*\]$/, '');
      return;
    }
    const { lang, meta, value } = node as Code;
    const path = /\btitle="(\/[^"]*)"/.exec(meta ?? '')?.[1];
    if (path !== undefined) {
      steps.push({ kind: 'file', heading, path, text: value });
    } else if (lang === 'shell') {
      steps.push(...splitCommands(value).map((text): Step => ({ kind: 'command', heading, text, input: null })));
    } else if (lang === 'sql') {
      steps.push(withInput(steps.pop(), value, heading));
    }
  });
  return steps;
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    text += 'value' in node ? node.value : '';
  });
  return text;
}

function withInput(opener: Step | undefined, input: string, heading: string): Step {
  if (opener?.kind !== 'command' || opener.text !== 'mysql') {
    throw new Error(`The SQL under "${heading}" doesn't follow the command "mysql", so it can't be run in order.`);
  }
  return { ...opener, input };
}

/** Returns a digest of everything that a run of the page executes or writes. */
export function hashSteps(steps: readonly Step[]): string {
  const parts = steps.map((step) =>
    step.kind === 'command' ? ['command', step.text, step.input ?? ''] : ['file', step.path, step.text],
  );
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
