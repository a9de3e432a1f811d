const adopted = new Set<string>();

/**
 * Adds styles to the document, once, so that code that loads on demand can bring its own. A strict policy allows it,
 * unlike a style element. The bundle turns an imported CSS file into text, although Next types it otherwise.
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
