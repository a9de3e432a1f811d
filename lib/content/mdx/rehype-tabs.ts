/// <reference types="mdast-util-mdx-jsx" />
import type { Root } from 'hast';
import { h } from 'hastscript';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { editionLabels } from '@/lib/site/editions';
import { fault } from './fault';
import { attributesOf } from './jsx-attributes';

type Jsx = MdxJsxFlowElementHast;

/**
 * Turns `<Tabs group="…">` into a tab list in plain HTML, which `components/prose/tabs/tab-groups.ts` makes
 * interactive. With `menu="Example"`, a menu of that name replaces the list. The page contains all panels: without
 * scripts and in print they follow one another, each under its label, and the browser's find-in-page searches hidden
 * panels.
 */
export function rehypeTabs(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name === 'Tab') {
        // Tabs inside `<Tabs>` have become panels before the visitor reaches them.
        fault(file, 'has <Tab> outside <Tabs>; put it inside <Tabs group="…">.', node);
      }
      if (node.name !== 'Tabs' || !parent || index === undefined) {
        return undefined;
      }
      parent.children[index] = setOf(node, file);
      // Visit the same index again, because a panel can contain tabs.
      return [SKIP, index];
    });
  };
}

function setOf(node: Jsx, file: VFile) {
  const { group = '', menu } = attributesOf(node);
  const tabs = node.children.flatMap((child) => {
    if (child.type !== 'mdxJsxFlowElement' || child.name !== 'Tab') {
      return [];
    }
    const { label = '' } = attributesOf(child);
    return [{ label, key: keyOf(label), content: child.children }];
  });
  const twice = tabs.find(({ key }, index) => tabs.findIndex((tab) => tab.key === key) < index);
  if (twice) {
    fault(
      file,
      `has two tabs named "${twice.key}" in the group "${group}"; give "${twice.label}" another label.`,
      node,
    );
  }
  return h('div', { 'data-tabs': group }, [
    menu === undefined ? tabListOf(tabs) : menuOf(tabs, menu),
    ...tabs.map(({ label, key, content }, index) => {
      // Not `hidden`, because reader views leave out what's hidden.
      const state = index === 0 ? {} : { 'data-closed': '' };
      const role = menu === undefined ? 'tabpanel' : 'group';
      const panel = h('section', { role, ariaLabel: label, 'data-panel': key, ...state });
      return { ...panel, children: content };
    }),
  ]);
}

type Choice = { readonly label: string; readonly key: string };

function tabListOf(tabs: readonly Choice[]) {
  const choices = tabs.map(({ label }) => label).join(', ');
  const buttons = tabs.map(({ label, key }, index) => {
    const isOpen = index === 0;
    const state = { ariaSelected: String(isOpen), tabIndex: isOpen ? 0 : -1 };
    return h('button', { type: 'button', role: 'tab', 'data-tab': key, ...state }, label);
  });
  // Editions look as wherever else a reader chooses one.
  const look = tabs.every(({ key }) => Object.hasOwn(editionLabels, key)) ? { className: 'choices' } : {};
  return h('div', { role: 'tablist', ariaLabel: `Choose: ${choices}`, ...look }, buttons);
}

function menuOf(tabs: readonly Choice[], ariaLabel: string) {
  const options = tabs.map(({ label, key }) => h('option', { value: key }, label));
  // Without this, Firefox would show the choice from before a reload next to the first panel.
  return h('select', { ariaLabel, 'data-tab-menu': '', autoComplete: 'off' }, options);
}

/** Returns the name of a tab in attributes and in storage. */
export function keyOf(label: string) {
  // The choice "manual" is also in links to the planner and in the values that readers have stored.
  const name = label === 'Without Docker' ? 'Manual' : label;
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
