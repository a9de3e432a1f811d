/** Stack frames of PHP, JavaScript, Python, and Java, and lines that introduce a trace: where, but not what. */
export const traceLine =
  /^\s*(?:#\d+ |at .+:\d+|File ".+", line \d+|\[stacktrace\]|\[previous exception\]|in \/\S+:\d+)/i;
