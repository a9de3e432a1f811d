import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const [first, second] = ['lite', 'again'].map((name) =>
  JSON.parse(readFileSync(`content/runs/measured/${name}.json`, 'utf8')),
);

test('Lite contacts only the DNS server and a connected network, and nobody at rest', () => {
  expect(Object.keys(first.contacts.busy).toSorted()).toEqual([
    'mixpost tcp/443 192.0.2.1',
    'mixpost udp/53 A mastodon.example',
    'mixpost udp/53 AAAA mastodon.example',
  ]);
  expect(first.contacts.idle).toEqual({});
});

test.each([
  ['Nothing happens', 'rest'],
  ['50 posts a minute', 'rate50'],
])('the page about servers has the memory that was measured: %s', (row, phase) => {
  const cells = ['mixpost', 'mysql', 'redis'].map((name) => first[phase].uses[name].memory);
  expect(readFileSync('content/server.mdx', 'utf8')).toContain(`| ${row} | ${cells.join(' | ')} |`);
});

test.each(['rest', 'rate1', 'rate10', 'rate50'])('two runs agree about the memory: %s', (phase) => {
  for (const name of ['mixpost', 'mysql']) {
    const ratio = second[phase].uses[name].memory / first[phase].uses[name].memory;
    expect(Math.abs(ratio - 1), `Two runs differ by more than 15%: ${phase}, ${name}`).toBeLessThan(0.15);
  }
});
