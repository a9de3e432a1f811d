/** What readers see below a failure to load something (specification, section 8). */
export const networkHint = 'You might want to check your network connection.';
