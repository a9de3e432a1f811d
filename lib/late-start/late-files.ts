import type { LateFont } from './add-fonts';
import type { KeptActions } from './kept-actions';

/** What a page leaves out until its reader needs it, by its addresses: the step after the export writes it into the page. */
export type LateFiles = {
  /** The style sheets, of which the page itself holds what it uses. */
  readonly styles: readonly string[];
  /** The fonts that it is painted without. */
  readonly fonts: readonly LateFont[];
  /** The scripts, in the order in which they run. */
  readonly scripts: readonly string[];
  /** What React takes the page over with; null where the page holds that itself. */
  readonly payload: PayloadFile | null;
};

/** A payload in a file of its own: its address, and the length of its text, which tells whether it came whole. */
export type PayloadFile = { readonly address: string; readonly length: number };

/**
 * What a page's scripts send on the window when they have taken it over and listen, with what carries out the reader's actions
 * (`carry-out.ts`). From then on the document's element has an attribute of that name, behind `data-`.
 */
export const takenOver = 'taken-over';

/** The event of that name. */
export type TakenOver = CustomEvent<(kept: KeptActions) => unknown>;
