/** A word of a text, in lower case, with where it stands. */
export type Token = {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a part of an identifier that stands as a word of its own too. */
  readonly isPart: boolean;
};

// A run of what identifiers are made of: `APP_KEY`, `queue:work`, `/posts/schedule`, `../vendor/autoload.php`, `request->user`.
const chunks =
  /[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_]|[-.:\\@+$'’](?=[\p{L}\p{N}_])|\/\.{0,2}(?=[/\p{L}\p{N}_])|::(?=\w)|->(?=\w))*/gu;
// The parts of one: what stands between signs, and what a capital letter begins.
const pieces = /[\p{L}\p{M}\p{N}]+?(?=\p{Lu}\p{Ll}|[^\p{L}\p{M}\p{N}]|$)/gu;
const whole = /^v?[\d.:x-]+$|'/;
const longest = 60;

/**
 * The words of a text. An identifier is a word as it stands, and so is each of its parts: `APP_KEY` is `app_key`, `app` and `key`,
 * `scheduleNow` is `schedulenow`, `schedule` and `now`. Signs around a word do not count, and numbers such as 8.3 have no parts.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(chunks)) {
    addChunk(tokens, chunk, index);
  }
  return tokens;
}

function addChunk(tokens: Token[], chunk: string, start: number): void {
  if (isPlain(chunk)) {
    tokens.push({ word: chunk.slice(0, longest), start, end: start + chunk.length, isPart: false });
    return;
  }
  const plain = chunk.replace(/['’]s$/, '');
  const word = plain.toLowerCase().replaceAll('’', "'");
  tokens.push({ word: word.slice(0, longest), start, end: start + plain.length, isPart: false });
  const parts = whole.test(word) ? [] : [...plain.matchAll(pieces)];
  for (const { 0: part, index } of parts.length > 1 ? parts : []) {
    if (part.length > 1) {
      tokens.push({
        word: part.toLowerCase().slice(0, longest),
        start: start + index,
        end: start + index + part.length,
        isPart: true,
      });
    }
  }
}

/** Whether a chunk is small Latin letters and digits alone, as most are, which needs no closer look. */
function isPlain(chunk: string): boolean {
  for (let at = 0; at < chunk.length; at++) {
    const code = chunk.charCodeAt(at);
    if (code < 48 || code > 122 || (code > 57 && code < 97)) {
      return false;
    }
  }
  return true;
}
