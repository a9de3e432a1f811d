import { expect, it } from 'vitest';
import { describeHost } from './describe-host';
import { nginxConf } from './nginx';

it('makes the hash table large enough for the longest address', () => {
  const path = `/${'x'.repeat(1000)}`;
  const [, size] = /map_hash_bucket_size (\d+);/.exec(nginxConf(describeHost([{ kind: 'page', path }], ''))) ?? [];
  expect(Number(size)).toBeGreaterThan(path.length);
});
