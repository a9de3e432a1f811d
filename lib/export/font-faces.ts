import postcss from 'postcss';

/**
 * Takes the fonts out of a style sheet. Each page holds them itself, and a second declaration of a font begins to load it anew: one that
 * came too late for the first paint would be swapped in then, under the eyes of the reader.
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}
