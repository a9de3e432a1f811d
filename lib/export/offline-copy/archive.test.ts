import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { archiveOf, checksumOf } from './archive';

const files = new Map([
  ['lite/updating.html', strToU8('<p>Grüße</p>')],
  ['index.html', strToU8('<p>Home</p>')],
]);

it('holds each file below its folder', () => {
  const back = unzipSync(archiveOf('docs', files));
  expect(Object.keys(back)).toEqual(['docs/index.html', 'docs/lite/updating.html']);
  expect(strFromU8(back['docs/lite/updating.html'] ?? new Uint8Array())).toBe('<p>Grüße</p>');
});

it('is the same bytes in whatever order and time zone it is made', () => {
  const before = process.env.TZ;
  process.env.TZ = 'Pacific/Kiritimati';
  const there = archiveOf('docs', new Map([...files].reverse()));
  process.env.TZ = 'America/Los_Angeles';
  const here = archiveOf('docs', files);
  process.env.TZ = before ?? 'UTC';
  expect(Buffer.from(here).equals(Buffer.from(there))).toBe(true);
});

test('the checksum is one that sha256sum reads', () => {
  expect(checksumOf('a.zip', strToU8('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a.zip\n',
  );
});
