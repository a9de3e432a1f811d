/** Whether `npm run test:full` runs, which tests everything in every state, however long it takes. */
const isFull = Boolean(process.env.TEST_FULL);

/**
 * Returns the part of a list to test in one of several states, such as a theme at a width. In the full test, that's the
 * whole list. Otherwise each item is assigned to one of the states in turn, so every item and every state is tested.
 *
 * @param state the index of the state
 * @param states how many there are
 */
export function byTurns<Item>(items: readonly Item[], state: number, states: number): readonly Item[] {
  return isFull ? items : items.filter((_, index) => index % states === state);
}

/** Returns the whole list in the full test, otherwise about `count` items, evenly spread. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = isFull ? 1 : Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0);
}

/** A width of the window, and a theme. */
export type Look = { readonly width: number; readonly theme: 'dark' | 'light' };

/** Returns a width in both themes. */
export function themesAt(width: number): readonly Look[] {
  return [
    { width, theme: 'dark' },
    { width, theme: 'light' },
  ];
}

/** Widths and themes to test: every combination in the full test, otherwise each width and each theme once. */
export const looks: readonly Look[] = isFull
  ? [...themesAt(360), ...themesAt(1280)]
  : [
      { width: 360, theme: 'dark' },
      { width: 1280, theme: 'light' },
    ];

/** Returns the looks for one of several states: all of them in the full test, otherwise one in turn. */
export function looksFor(state: number): readonly Look[] {
  return byTurns(looks, state % looks.length, looks.length);
}
