/** What readers see below a failure to load something. */
export const networkHint = 'You might want to check your network connection.';
