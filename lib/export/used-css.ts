import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { canMatch } from './can-match';
import { type LateFonts, takeLateFonts } from './late-fonts';
import type { PageNames } from './page-names';
import { takeRare } from './rare-media';

/** Style sheets as a page lists them, read once for all pages. */
export type StyleSheets = Pick<LateFonts, 'fonts'> & {
  /** The CSS that a page uses of them in any state, in their order, but for rare media and for how things move. */
  usedBy(names: PageNames): string;
  /** All their CSS for rare media. */
  readonly rare: string;
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
  const late = roots.map(takeLateFonts);
  const rare = [...roots.map(takeRare), ...late.map(({ css }) => css)].join('');
  const rules: [Rule, (readonly [string, (names: PageNames) => boolean])[]][] = [];
  for (const root of roots) {
    root.walkRules((rule) => {
      // What stands in keyframes are no selectors.
      if (!isKeyframe(rule)) {
        rules.push([rule, rule.selectors.map((selector) => [selector, canMatch(selector)] as const)]);
      }
    });
  }
  const written = new Map<string, string>();
  return {
    fonts: late.flatMap(({ fonts }) => fonts),
    rare,
    usedBy(names) {
      const used: UsedSelectors = new Map(
        rules.map(([rule, selectors]) => [
          rule,
          selectors
            .filter(([, matches]) => matches(names))
            .map(([selector]) => selector)
            .join(),
        ]),
      );
      // Pages of one kind use the same selectors.
      const key = [...used.values()].join(';');
      const css = written.get(key) ?? writeUsed(roots, used, rare);
      written.set(key, css);
      return css;
    },
  };
}

/** What is left of the selectors of each rule, as one list; empty where nothing is. */
type UsedSelectors = ReadonlyMap<Rule, string>;

/** Whether something stands in the CSS that is written. */
type IsWanted = (node: ChildNode) => boolean;

/**
 * Writes style sheets with the selectors that are used, and of what has a name (custom properties, keyframes) with what these name, or the
 * style sheet that comes behind them.
 */
function writeUsed(roots: readonly Root[], used: UsedSelectors, behind: string): string {
  const isUsed: IsWanted = (node) =>
    node.type === 'rule' ? isKeyframe(node) || used.get(node) !== '' : !(node.type === 'atrule' && isMotion(node));
  const all = roots.map((root) => write(root, used, isUsed)).join('') + behind;
  const read = new Set([...all.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  const moved = [...all.matchAll(/[{;]animation(?:-name)?:([^;}]*)/g)]
    .map(([, value = '']) => ` ${value.replaceAll(',', ' ')} `)
    .join('');
  return roots
    .map((root) =>
      write(root, used, (node) => {
        if (node.type === 'decl') {
          return !node.prop.startsWith('--') || read.has(node.prop);
        }
        return isUsed(node) && !(node.type === 'atrule' && isKeyframes(node) && !moved.includes(` ${node.params} `));
      }),
    )
    .join('');
}

/** Writes a style sheet with what is wanted of it, without the frames that are empty then, and layers that follow themselves as one. */
function write(container: Container, used: UsedSelectors, isWanted: IsWanted): string {
  let css = '';
  let last = '';
  for (const node of container.nodes ?? []) {
    const text = isWanted(node) ? writeNode(node, used, isWanted) : '';
    if (text) {
      const layer = node.type === 'atrule' && node.name === 'layer' && node.nodes ? `@layer ${node.params}{` : '';
      css = layer && layer === last ? css.slice(0, -1) + text.slice(layer.length) : css + text;
      last = layer;
    }
  }
  return css;
}

function writeNode(node: ChildNode, used: UsedSelectors, isWanted: IsWanted): string {
  switch (node.type) {
    case 'comment':
      return '';
    case 'decl':
      return `${node.toString()};`;
    case 'rule': {
      const inside = write(node, used, isWanted);
      return inside && `${used.get(node) ?? node.selector}{${inside.replace(/;$/, '')}}`;
    }
    case 'atrule': {
      if (!node.nodes) {
        return `${node.toString()};`;
      }
      const inside = write(node, used, isWanted);
      return inside && `@${node.name} ${node.params}{${inside}}`;
    }
  }
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && isKeyframes(parent as AtRule);
}

function isKeyframes({ name }: AtRule): boolean {
  return /keyframes$/i.test(name);
}

/** Whether an at-rule says how things move, which they do when a reader acts: by then the whole style sheets are there. */
function isMotion({ name, params }: AtRule): boolean {
  return name === 'media' && /\(prefers-reduced-motion: ?no-preference\)/.test(params);
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
