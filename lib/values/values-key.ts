/** The key of local storage that holds the values which are no secrets, as one object of JSON. */
export const valuesKey = 'values';
