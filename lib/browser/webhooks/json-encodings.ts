const token = /"(?:[^"\\]|\\.)*"|\s+|[^"\s]/g;

/** Returns a JSON text as PHP, JavaScript, and Python write it, on one line or indented; empty if it isn't JSON. */
export function jsonEncodings(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  const compact = compactOf(text);
  const spaced = withTokens(compact, (char) => (char === ',' || char === ':' ? `${char} ` : char));
  const layouts = [compact, spaced, ...[0, 2, 4].map((indent) => JSON.stringify(value, null, indent))];
  return layouts.flatMap((layout) =>
    [true, false].flatMap((escapesSlashes) =>
      [true, false].map((isAscii) =>
        withTokens(layout, (part) =>
          part.length > 1 && part.startsWith('"') ? encoded(part, escapesSlashes, isAscii) : part,
        ),
      ),
    ),
  );
}

function compactOf(text: string): string {
  return withTokens(text, (part) => (/^\s/.test(part) ? '' : part));
}

function withTokens(text: string, change: (part: string) => string): string {
  return text.replaceAll(token, change);
}

function encoded(string: string, escapesSlashes: boolean, isAscii: boolean): string {
  const plain = JSON.stringify(JSON.parse(string));
  const withSlashes = escapesSlashes ? plain.replaceAll('/', String.raw`\/`) : plain;
  return isAscii
    ? withSlashes.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : withSlashes;
}
