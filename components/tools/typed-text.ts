/**
 * Returns what a reader has typed into a field of the built page, by its ID, while React hydrates the page or draws it
 * again. Empty during the build.
 */
export function typedText(id: string): string {
  if (typeof document === 'undefined') {
    return '';
  }
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}
