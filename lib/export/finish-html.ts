/**
 * What React cannot print: it writes `hidden=""` for `hidden="until-found"`, which lets the browser's own search open a closed tab.
 * The panels are marked with `data-panel`.
 */
export function finishHtml(html: string): string {
  return html.replace(/(<section\b[^>]*\bdata-panel="[^"]*"[^>]*?\shidden=)""/g, '$1"until-found"');
}
