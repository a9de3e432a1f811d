/** Whether `npm run test:full` runs: everything in every state, however long it takes. */
const isFull = Boolean(process.env.TEST_FULL);

/**
 * The share of a list that is looked at in one of several states, such as a theme at a width. In the full test it is all of it; else each
 * item comes by turns in one of the states, so that every item is looked at, and every state.
 *
 * @param state the number of the state, from 0
 * @param states how many there are
 */
export function byTurns<Item>(items: readonly Item[], state: number, states: number): readonly Item[] {
  return isFull ? items : items.filter((_, at) => at % states === state);
}

/** All of a list in the full test; otherwise about as many as asked for, evenly spread. */
export function sampleOf<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = isFull ? 1 : Math.max(1, Math.floor(items.length / count));
  return items.filter((_, at) => at % step === 0);
}
