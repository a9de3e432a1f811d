// @ts-check

/**
 * Reads a page with the line ends of Windows as if it had those of Unix, so that a checkout there builds the same HTML.
 *
 * @this {import('unified').Processor}
 */
export default function remarkLineEnds() {
  const parse = this.parser;
  if (parse) {
    this.parser = (document, file) => parse(document.replaceAll('\r\n', '\n'), file);
  }
}
