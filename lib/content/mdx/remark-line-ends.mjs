// @ts-check

/**
 * Normalizes Windows line endings to Unix ones, so that a checkout on Windows builds the same HTML.
 *
 * @this {import('unified').Processor}
 */
export default function remarkLineEnds() {
  const parse = this.parser;
  if (parse) {
    this.parser = (document, file) => parse(document.replaceAll('\r\n', '\n'), file);
  }
}
