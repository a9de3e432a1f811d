/** Fetches the engine and its index ahead of the first query. */
export function prefetchSearch(): void {}

/** Fills the body of the search dialog, and searches for what's in its field. */
export function mountSearch(dialog: HTMLDialogElement, field: HTMLInputElement, body: HTMLElement): void {
  void [dialog, field, body];
}
