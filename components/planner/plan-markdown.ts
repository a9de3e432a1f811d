import { copyTextOf } from '@/lib/browser/dom/code-text';
import type { PlanChoices } from '@/lib/browser/planner/choices';
import { nameOf } from '@/lib/browser/planner/plan';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { type LoadedPhase, titleOf } from './render-phases';

/** Returns a plan as Markdown, with a task for each step. */
export function planAsMarkdown(phases: readonly LoadedPhase[], { from, to }: PlanChoices): string {
  const parts = phases.flatMap(({ phase, steps }) => [
    `## ${titleOf(phase)}`,
    ...steps.flatMap(({ section, title, content }) => [
      `- [ ] **${inlineOf(title)}** ([page](${absoluteUrlOf(withBasePath(section))}))`,
      ...[...content.children].map((part) => markdownOf(part, '  ')),
    ]),
  ]);
  return `# Upgrade from ${nameOf(from)} to ${nameOf(to)}\n\n${parts.join('\n\n')}\n`;
}

function absoluteUrlOf(href: string): string {
  return new URL(href, window.location.href).href;
}

/** Converts a part of a page to Markdown: a paragraph, list, code, table, or note. The indent starts each line. */
function markdownOf(part: Element, indent = ''): string {
  const block = (text: string) => text.replace(/^(?=.)/gm, indent);
  const code = part.querySelector('code');
  if (part.matches('[data-code]') && code) {
    const path = part.querySelector('.path')?.textContent;
    const language = part.getAttribute('data-code') ?? '';
    return block(`\`\`\`${language}${path ? ` title="${path}"` : ''}\n${copyTextOf(code).trimEnd()}\n\`\`\``);
  }
  if (part.matches('ul, ol')) {
    const items = [...part.children].map((item, at) => {
      const mark = part.matches('ol') ? `${at + 1}. ` : '- ';
      return mark + itemText(item, ' '.repeat(mark.length));
    });
    return block(items.join('\n'));
  }
  const table = part.matches('table') ? part : part.querySelector(':scope > table');
  if (table) {
    const rows = [...table.querySelectorAll('tr')].map((row) => `| ${[...row.cells].map(inlineOf).join(' | ')} |`);
    const line = rows[0]?.replace(/[^|]+/g, ' --- ') ?? '';
    return block([rows[0], line, ...rows.slice(1)].join('\n'));
  }
  if (part.matches('p')) {
    return block(inlineOf(part));
  }
  const inner = [...part.children].filter((child) => !child.matches('[role="tablist"], svg, button'));
  const isNote = part.matches('[role="note"]');
  const label = part.getAttribute('data-panel') ? `**${part.getAttribute('aria-label')}**\n\n` : '';
  const text = label + inner.map((child) => markdownOf(child)).join('\n\n');
  return block(isNote ? text.replace(/^/gm, '> ') : text);
}

function itemText(item: Element, indent: string): string {
  const blocks = [...item.children].filter((child) => child.matches('p, ul, ol, [data-code]'));
  const texts = blocks.map((child) => markdownOf(child, indent));
  return blocks.length > 0 ? texts.join('\n').trimStart() : inlineOf(item);
}

function inlineOf(parent: Node): string {
  const parts = [...parent.childNodes].map((node) => {
    const text = node.textContent ?? '';
    if (!(node instanceof Element)) {
      return text.replace(/\s+/g, ' ');
    }
    if (node.matches('code')) {
      return `\`${text}\``;
    }
    if (node.matches('a[href]')) {
      return `[${inlineOf(node)}](${absoluteUrlOf(node.getAttribute('href') ?? '')})`;
    }
    return node.matches('strong, b')
      ? `**${inlineOf(node)}**`
      : node.matches('em')
        ? `*${inlineOf(node)}*`
        : inlineOf(node);
  });
  return parts.join('').trim();
}
