const adopted = new Set<string>();

/**
 * Adds styles to the document, once. Code that loads on demand brings its styles along this way, so that other pages
 * don't load them. A strict policy allows it, unlike a style element.
 *
 * @param file an imported CSS file, which the bundle of the controls turns into text, although Next types it otherwise
 */
export function adoptStyles(file: unknown): void {
  const css = String(file);
  if (!adopted.has(css)) {
    adopted.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
