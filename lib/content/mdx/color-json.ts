import type { HighlighterCore, ThemedToken } from 'shiki';
import { codeTheme } from './code-theme';

/** A JSON body in single quotes, which the shell's grammar takes for one string. */
const jsonBody = /'(\{\n[^']*\})'/g;

/** Returns the tokens of a command with the colors of JSON in its body. */
export function colorJson(lines: ThemedToken[][], code: string, shiki: HighlighterCore): ThemedToken[][] {
  const colored = [...lines];
  for (const { index, 1: body = '' } of code.matchAll(jsonBody)) {
    const [start, end] = [index + 1, index + 1 + body.length];
    const first = code.slice(0, start).split('\n').length - 1;
    const json = shiki.codeToTokensBase(body, { lang: 'json', theme: codeTheme.name ?? '' });
    json.forEach((tokens, at) => {
      const line = colored[first + at] ?? [];
      colored[first + at] = [
        ...line.flatMap((token) => sliceOf(token, 0, start)),
        ...tokens.map((token) => ({ ...token, offset: token.offset + start })),
        ...line.flatMap((token) => sliceOf(token, end, code.length)),
      ];
    });
  }
  return colored;
}

/** Returns the part of a token between two offsets of the code. */
function sliceOf(token: ThemedToken, start: number, end: number): ThemedToken[] {
  const offset = Math.max(token.offset, start);
  const content = token.content.slice(offset - token.offset, Math.max(0, end - token.offset));
  return content === '' ? [] : [{ ...token, offset, content }];
}
