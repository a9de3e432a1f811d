/** A lowercase word with its position in the text. */
export type Token = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether it's part of an identifier that is also a word on its own. */
  readonly isPart: boolean;
};

// A run of characters that identifiers consist of: `APP_KEY`, `queue:work`, `/posts/schedule`,
// `../vendor/autoload.php`, `request->user`.
const chunks =
  /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_]|[-.:\\@+$'’](?=[\p{L}\p{N}_])|\/\.{0,2}(?=[/\p{L}\p{N}_])|::(?=\w)|->(?=\w))*/gu;
// The parts of an identifier: whatever is between punctuation, or starts with a capital letter.
const pieces = /[\p{L}\p{M}\p{N}]+?(?=\p{Lu}\p{Ll}|[^\p{L}\p{M}\p{N}]|$)/gu;
const whole = /^v?[\d.:x-]+$|'/;
const longest = 60;

/**
 * Splits a text into words. An identifier is a word as a whole, and so is each of its parts: `APP_KEY` becomes
 * `app_key`, `app`, and `key`; `scheduleNow` becomes `schedulenow`, `schedule`, and `now`. Surrounding punctuation is
 * ignored, and numbers such as 8.3 have no parts.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    addChunk(tokens, chunk, index);
  }
  return tokens;
}

function addChunk(tokens: Token[], chunk: string, start: number): void {
  if (/^[A-Z]?[a-z\d]+$/.test(chunk)) {
    // Most words are plain, and need no closer look.
    tokens.push({ word: chunk.toLowerCase().slice(0, longest), start, end: start + chunk.length, isPart: false });
    return;
  }
  const plain = chunk.replace(/['’]s$/, '');
  const word = plain.toLowerCase().replaceAll('’', "'");
  tokens.push({ word: word.slice(0, longest), start, end: start + plain.length, isPart: false });
  const parts = whole.test(word) ? [] : [...plain.matchAll(pieces)];
  for (const { 0: part, index } of parts.length > 1 ? parts : []) {
    if (part.length > 1) {
      const from = start + index;
      tokens.push({ word: part.toLowerCase().slice(0, longest), start: from, end: from + part.length, isPart: true });
    }
  }
}
