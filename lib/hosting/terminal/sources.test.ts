import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { readSources, UsageError } from './sources';

const folder = temporaryFolder({}, afterAll);

const inputOf = (...chunks: readonly (string | Buffer)[]) =>
  Readable.from(chunks.map((chunk) => Buffer.from(chunk))) as unknown as NodeJS.ReadStream;

async function readFile(content: string | Buffer) {
  const file = join(folder, 'file');
  writeFileSync(file, content);
  return (await readSources([file], inputOf()))[0]?.text;
}

test('reads UTF-8 with invalid bytes, Windows line ends, and what PowerShell writes', async () => {
  expect(await readFile(Buffer.from('caf\xe9 \xff\r\nend\r\n', 'latin1'))).toBe('caf\ufffd \ufffd\nend\n');
  expect(await readFile(Buffer.from('\ufeffred\r\n', 'utf16le'))).toBe('red\n');
  expect(await readFile('\ufeffred\n')).toBe('red\n');
  expect(await readFile(`${'\0'.repeat(5000)}after copytruncate\n`)).toBe('after copytruncate\n');
});

test('reads only the newest part of a huge file, and says so', async () => {
  const file = join(folder, 'huge.log');
  writeFileSync(file, 'first line\n');
  truncateSync(file, 200_000_000);
  const handle = openSync(file, 'a');
  writeSync(handle, `\n${'a middle line\n'.repeat(100_000)}last line\n`);
  closeSync(handle);
  const [source] = await readSources([file], inputOf());
  expect(source?.isCut).toBe(true);
  expect(source?.text).toMatch(/^a middle line\n[\s\S]*\nlast line\n$/);
  expect(source?.text.length).toBeLessThanOrEqual(1_000_000);
});

test('reads only the newest part of standard input', async () => {
  const chunks = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(99_990)}\n`);
  const [source] = await readSources([], inputOf(...chunks));
  expect(source).toMatchObject({ name: 'Standard input', isCut: true });
  expect(source?.text).toMatch(/^30 x/);
  expect(source?.text).toMatch(/\n39 x+\n$/);
  expect(await readSources(['-'], inputOf('short\n'))).toEqual([
    { name: 'Standard input', text: 'short\n', isCut: false },
  ]);
});

test('reads pipes that have a name', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  spawn('sh', ['-c', 'echo from a pipe > "$0"', pipe]);
  const [source] = await readSources([pipe], inputOf());
  expect(source?.text).toBe('from a pipe\n');
});

test.each([
  ['a directory', folder, /is a directory, so name a file in it\.$/],
  ['a file that is missing', join(folder, 'none'), /none doesn't exist\.$/],
  ['a name that no file can have', join(folder, 'x'.repeat(300)), /can't be read: ENAMETOOLONG/],
])('explains %s in one sentence', async (_, name, message) => {
  await expect(readSources([name], inputOf())).rejects.toThrow(message);
  await expect(readSources([name], inputOf())).rejects.toThrow(UsageError);
});

test.each([
  ['a compressed log', gzipSync(Array.from({ length: 2000 }, (_, at) => `line ${at * 7919}`).join('\n'))],
  ['a program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(2000, 'a\0')])],
])('refuses %s', async (_, content) => {
  await expect(readFile(content)).rejects.toThrow(/file isn't text\.$/);
});

test('refuses an empty file, and a terminal as input', async () => {
  await expect(readFile('\n')).rejects.toThrow(/file is empty\.$/);
  await expect(readSources([], { isTTY: true } as NodeJS.ReadStream)).rejects.toThrow(/^Name a file, or pipe/);
});
