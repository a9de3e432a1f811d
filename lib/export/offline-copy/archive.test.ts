import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { archiveOf, checksumOf } from './archive';

const files = new Map([
  ['lite/updating.html', strToU8('<p>Grüße</p>')],
  ['index.html', strToU8('<p>Home</p>')],
]);

it('contains each file in the folder', () => {
  const entries = unzipSync(archiveOf('docs', files));
  expect(Object.keys(entries)).toEqual(['docs/index.html', 'docs/lite/updating.html']);
  expect(strFromU8(entries['docs/lite/updating.html'] ?? new Uint8Array())).toBe('<p>Grüße</p>');
});

it('produces the same bytes for any order and time zone', () => {
  const timeZone = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  const there = archiveOf('docs', new Map([...files].reverse()));
  process.env.TZ = 'America/Los_Angeles';
  const here = archiveOf('docs', files);
  process.env.TZ = timeZone ?? 'UTC';
  expect(Buffer.from(here).equals(Buffer.from(there))).toBe(true);
});

test('writes a checksum that sha256sum can read', () => {
  expect(checksumOf('a.zip', strToU8('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n',
  );
});
