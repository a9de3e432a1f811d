/**
 * The local storage key prefix of the reader's values that aren't secrets. Each value has a key of its own, so that two
 * tabs can't overwrite each other's changes.
 */
export const valuesPrefix = 'values.';
