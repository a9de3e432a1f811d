import type { AtRule, Root } from 'postcss';
import type { LateFont } from '@/lib/late-start/add-fonts';

/** The fonts that pages are painted without, and what browsers without scripts get of them, as CSS. */
export type LateFonts = { readonly fonts: readonly LateFont[]; readonly css: string };

/**
 * Takes the fonts that may come late (`font-display: swap`) out of a style sheet: declared in the page, they would be fetched before its
 * first paint, and hold up the one font that it is painted with.
 *
 * @throws when such a font lacks what a script declares it with
 */
export function takeLateFonts(root: Root): LateFonts {
  const fonts: LateFont[] = [];
  let css = '';
  root.walkAtRules('font-face', (rule) => {
    const said = declarationsOf(rule);
    if (said.get('font-display') !== 'swap') {
      return;
    }
    const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(said.get('src') ?? '') ?? [];
    const [family, weight] = [said.get('font-family'), said.get('font-weight')];
    if (!(address && family && weight)) {
      throw new Error(`A font that may come late needs a family, a weight and an address: ${rule.toString()}`);
    }
    fonts.push({ family, weight, address });
    css += `@media (scripting:none){${rule.remove().toString()}}`;
  });
  return { fonts, css };
}

function declarationsOf(rule: AtRule): Map<string, string> {
  return new Map(rule.nodes?.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])));
}
