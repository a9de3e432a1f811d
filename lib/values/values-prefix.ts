/**
 * What the keys of local storage begin with that hold the reader's values which are no secrets, each under its name. A key for each value:
 * what two tabs write at once cannot undo each other.
 */
export const valuesPrefix = 'values.';
