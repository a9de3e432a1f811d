import { traceLine } from '@/lib/search/words/trace-lines';
import { isFromOther } from './recognize';

/** A text in the form in which errors are searched for, with a way back to its lines. */
export type SearchableText = {
  /**
   * In lowercase and on one line, without colors, container names, stack frames, repeated lines, and other software.
   */
  readonly text: string;
  /** Whether there were lines from other software. */
  readonly hasOther: boolean;
  /** Returns the number of the input's line, counted from 0, that contains a position of the text. */
  lineAt(position: number): number;
  /** Returns the input around a line, in lowercase: the log entry that contains it, with its stack trace. */
  entryAt(line: number): string;
};

/** Longest input that's examined, in characters. Beyond it, only the end counts, because the newest lines are there. */
const maxLength = 1_000_000;
/** How far an entry of a log reaches before and after a line. */
const maxEntryLines = 100;

/** Lines of source code that Laravel prints around an error. */
const sourceLine = /^\s*(?:➜ )?\d+▕|^\s*\+\d+ vendor frames/;
const containerName = /^[\w.-]{1,60}\s+\|\s?/;
const wrapped = /^\{"log":("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*")/iu;
/** Containers of other software that runs next to Mixpost. */
const otherContainer =
  /^[\w.-]*(?:wordpress|nextcloud|gitlab|grafana|postiz|immich|vaultwarden|n8n|ghost|plausible)[\w.-]*\s+\|/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors start with the escape character
const invisible = /\u001b\[[0-9;?]*[A-Za-z]|[\u0000\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What's before the status of a response in transcripts, consoles, access logs, exceptions, and sentences. */
const httpStatus = new RegExp(
  [
    '\\bhttp/[123](?:\\.[01])?"? (?=\\d{3}\\b)',
    '(?<!exit |unexpected )\\b(?:status|response|error|returned)(?: code| of|:)*:? (?=[345]\\d\\d\\b)',
    '" (?=[345]\\d\\d(?: [\\d-]|$))',
    '(?:err_aborted )?\\b(?=[45]\\d\\d \\([a-z])',
    '\\b[\\d-]+ (?=[45]\\d\\d - (?:get|post|put|delete) http)',
    '\\[(?=[345]\\d\\d\\] (?:get|post) )',
    // Numbers in sentences are statuses only if no unit follows.
    '(?:\\b(?:an?|gets?|got|returns?|with)|→) (?=(?:40\\d|41[39]|42[29]|50[0234])\\b)(?!\\d+ ?(?:[kmg]b|ms|px|files|posts)\\b)',
  ].join('|'),
  'g',
);
/** What becomes a single space. Most lines have none, and replacing single spaces by themselves takes long. */
const gap = /[^\S ]| {2}|\||\.{3}/;
const mayHaveStatus = /\b[345]\d\d\b|http\/[\d.]+ \d/;

/** Returns a text without terminal colors and characters that change how it's displayed. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Makes a pasted text searchable. It takes time in proportion to the length of the text. */
export function searchableText(input: string): SearchableText {
  const lines = withoutInvisible(input)
    .split(/\r\n|\r|\n/)
    .map(unwrapped);
  const parts: { readonly text: string; readonly line: number }[] = [];
  const seen = new Set<string>();
  let hasOther = false;
  for (let at = lines.length - 1, size = 0; at >= 0 && size < maxLength; at -= 1) {
    const line = lines[at] ?? '';
    size += line.length + 1;
    if (line === '' || seen.has(line) || otherContainer.test(line)) {
      continue;
    }
    seen.add(line);
    const own = line.slice(-maxLength).replace(containerName, '');
    const text = isAboutPlace(own) ? '' : normalized(own);
    if (isFromOther(text)) {
      hasOther = true;
    } else if (text !== '') {
      parts.push({ text, line: at });
    }
  }
  parts.reverse();
  const lineAt = (position: number) => {
    let end = 0;
    const part = parts.find(({ text }) => {
      end += text.length + 1;
      return position < end;
    });
    return part?.line ?? 0;
  };
  const entryAt = (line: number) => {
    const isStart = (text: string) => /^[^a-z]*\d{4}-\d\d-\d\d/i.test(text.replace(containerName, ''));
    let start = line;
    while (start > line - maxEntryLines && start > 0 && !isStart(lines[start] ?? '')) {
      start -= 1;
    }
    const next = lines.findIndex((text, at) => at > line && isStart(text));
    return lines
      .slice(start, next < 0 ? line + maxEntryLines : next)
      .join('\n')
      .slice(0, maxLength)
      .toLowerCase();
  };
  return { text: parts.map(({ text }) => text).join(' '), hasOther, lineAt, entryAt };
}

/** Returns what a container wrote in a line of Docker's `json-file` driver. */
function unwrapped(line: string): string {
  const [, log] = line.startsWith('{"log":') ? (wrapped.exec(line) ?? []) : [];
  return log ? withoutInvisible(JSON.parse(log).trimEnd()) : line;
}

/**
 * Returns whether a line only says where an error happened. An earlier exception in a trace has a message of its own.
 */
function isAboutPlace(line: string): boolean {
  return (traceLine.test(line) && !line.includes('[previous exception] [')) || sourceLine.test(line);
}

function normalized(line: string): string {
  const text = (gap.test(line) ? line.replace(/(?:[\s|]|\.{3,})+/g, ' ') : line).trim().toLowerCase();
  const plain = /[*`]/.test(text) ? text.replace(/[*`]/g, '') : text;
  const unescaped = plain.includes('\\') ? plain.replace(/\\+(?=["'/])/g, '').replace(/\\{2,}/g, '\\') : plain;
  const compact = unescaped.replace(/" ?: ?/g, '":');
  return mayHaveStatus.test(compact) ? compact.replace(httpStatus, 'http ') : compact;
}
