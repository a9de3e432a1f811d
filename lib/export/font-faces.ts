import postcss, { type AtRule } from 'postcss';

/** A style sheet without its fonts, and the fonts. */
export type PartedSheet = { readonly css: string; readonly fonts: string };

/**
 * Takes the fonts out of a style sheet. Each page holds them itself, and a second declaration of a font begins to load it anew: one that
 * came too late for the first paint would be swapped in then, under the eyes of the reader.
 */
export function partFonts(css: string): PartedSheet {
  const root = postcss.parse(css);
  const fonts: AtRule[] = [];
  root.walkAtRules('font-face', (rule) => {
    fonts.push(rule.remove());
  });
  return { css: root.toString(), fonts: fonts.map((rule) => rule.toString()).join('') };
}
