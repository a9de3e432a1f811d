/**
 * Stack frames of PHP, JavaScript, Python, and Java, and lines that introduce a trace. They say where an error happened,
 * but not what it is.
 */
export const traceLine =
  /^\s*(?:#\d+ |at .+:\d+|File ".+", line \d+|\[stacktrace\]|\[previous exception\]|in \/\S+:\d+)/i;
