import { createReadStream, statSync } from 'node:fs';

/** A text to examine. If only its newest part was read, lines can't be counted from its start. */
export type Source = { readonly name: string; readonly text: string; readonly isCut: boolean };

/** What the user has to change, in one sentence. The program prints it and ends with status 2. */
export class UsageError extends Error {}

/** How much of all sources together is read, in bytes: what the log doctor searches of a text. */
const maxBytes = 1_000_000;
/** The largest share of control characters in a text. Compressed files have about 0.1. */
const maxControlShare = 0.05;

const problems: Readonly<Record<string, string>> = {
  ENOENT: "doesn't exist",
  EISDIR: 'is a directory, so name a file in it',
  EACCES: "can't be read by this user, so run the command with sudo",
};

/**
 * Reads the newest part of files, or of standard input without any.
 *
 * @throws {UsageError} if one can't be read, is empty, or isn't text
 */
export async function readSources(names: readonly string[], input: NodeJS.ReadStream): Promise<Source[]> {
  if (names.length === 0 && input.isTTY) {
    throw new UsageError('Name a file, or pipe a text into the command.');
  }
  const files = names.length > 0 ? names : ['-'];
  return Promise.all(files.map((name) => readSource(name, input, Math.floor(maxBytes / files.length))));
}

async function readSource(file: string, input: AsyncIterable<Buffer>, limit: number): Promise<Source> {
  const name = file === '-' ? 'Standard input' : file || '""';
  const newest: Buffer[] = [];
  let size = 0;
  let isCut = false;
  try {
    const start = file === '-' ? 0 : Math.max(0, statSync(file).size - limit);
    isCut = start > 0;
    // Pipes have no positions.
    for await (const chunk of file === '-' ? input : createReadStream(file, isCut ? { start } : {})) {
      newest.push(chunk);
      size += chunk.length;
      while (newest[0] && size - newest[0].length >= limit) {
        size -= newest.shift()?.length ?? 0;
        isCut = true;
      }
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new UsageError(`${name} ${problems[code] ?? `can't be read: ${message}`}.`);
  }
  const text = decode(Buffer.concat(newest).subarray(-limit));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they're counted; terminal colors start with the escape character
  const controls = text.match(/[\0-\x08\x0e-\x1a\x1c-\x1f]/g)?.length ?? 0;
  if (controls > text.length * maxControlShare || text.trim() === '') {
    throw new UsageError(`${name} ${controls > 0 ? "isn't text" : 'is empty'}.`);
  }
  isCut ||= size > limit;
  // The first line is incomplete.
  return { name, text: isCut ? text.slice(text.indexOf('\n') + 1) : text, isCut };
}

/** Decodes UTF-8, or the UTF-16 of PowerShell. A log that was emptied while a program wrote to it starts with zeros. */
function decode(bytes: Buffer): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes).replace(/^\0+/, '').replace(/\r\n?/g, '\n');
}
