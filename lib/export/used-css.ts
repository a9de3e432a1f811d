import postcss, { type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { canMatch } from './can-match';
import type { PageNames } from './page-names';

/** Style sheets as a page lists them, read once for all pages. */
export type StyleSheets = {
  /** The CSS that a page uses of them in any state, in their order. */
  usedBy(names: PageNames): string;
};

/**
 * Reads style sheets.
 *
 * @param sheets each with the address that it is loaded from, which its own addresses are relative to
 * @throws when one holds what may not stand inside a `<style>`
 */
export function readSheets(sheets: readonly { readonly href: string; readonly css: string }[]): StyleSheets {
  const roots = sheets.map(({ href, css }) => {
    if (/<\/style/i.test(css)) {
      throw new Error(`${href} holds "</style", which would end the page's own style sheet. Write it another way.`);
    }
    return withWholeAddresses(postcss.parse(css, { from: href }), href);
  });
  const rules: [Rule, (names: PageNames) => boolean][] = [];
  for (const root of roots) {
    root.walkRules((rule) => {
      // What stands in keyframes are no selectors.
      if (!isKeyframe(rule)) {
        rules.push([rule, canMatch(rule.selector)]);
      }
    });
  }
  const written = new Map<string, string>();
  return {
    usedBy(names) {
      const used = new Set(rules.filter(([, matches]) => matches(names)).map(([rule]) => rule));
      // Pages of one kind use the same rules.
      const key = rules.map(([rule]) => Number(used.has(rule))).join('');
      const css = written.get(key) ?? roots.map((root) => write(root, used)).join('');
      written.set(key, css);
      return css;
    },
  };
}

/** Writes a style sheet with the rules that are used, and without the frames that are empty then. */
function write(container: Container, used: ReadonlySet<Rule>): string {
  return (container.nodes ?? []).map((node) => writeNode(node, used)).join('');
}

function writeNode(node: ChildNode, used: ReadonlySet<Rule>): string {
  switch (node.type) {
    case 'comment':
      return '';
    case 'decl':
      return `${node.toString()};`;
    case 'rule':
      return isKeyframe(node) || used.has(node) ? node.toString() : '';
    case 'atrule': {
      if (!node.nodes) {
        return `${node.toString()};`;
      }
      const inside = write(node, used);
      return inside && `@${node.name} ${node.params}{${inside}}`;
    }
  }
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/i.test((parent as { name?: string }).name ?? '');
}

/** Makes addresses that are relative to the style sheet whole, because a page is elsewhere. */
function withWholeAddresses(root: Root, href: string): Root {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\((["']?)(?!data:|https?:|[/#])([^"')]+)\1\)/g,
      (_, quote: string, address: string) => `url(${quote}${new URL(address, `https://page${href}`).pathname}${quote})`,
    );
  });
  return root;
}
