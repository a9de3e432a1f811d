import { describe, expect, it } from 'vitest';
import { describeHost } from './describe-host';
import { nginxConf } from './nginx';

describe('nginxConf', () => {
  it('maps pages to files, non-canonical addresses to canonical ones, and folders to their listings', () => {
    const conf = nginxConf(
      describeHost(
        [
          { kind: 'page', path: '/lite/' },
          { kind: 'folder', path: '/pro/' },
        ],
        '',
      ),
    );
    expect(conf).toMatch(/map \$uri \$docs_file \{\n {4}default \$docs_path;\n.*\n {4}\/lite\/ \/lite\.html;\n\}/);
    expect(conf).toContain('map $uri $docs_moved {\n    /lite /lite/;\n    /lite.html /lite/;\n');
    expect(conf).toContain('map $uri $docs_not_found {\n    default /404.html;\n    /pro/ /pro.html;\n}');
  });

  it('removes the base path from the names of other files', () => {
    const conf = nginxConf(describeHost([{ kind: 'page', path: '/' }], '/my.docs'));
    expect(conf).toContain('"~^/my\\.docs(?<docs_rest>/.*)$" $docs_rest;');
    expect(conf).toMatch(/default \$docs_path;\n.*\n {4}\/my\.docs\/ \/index\.html;/);
  });

  it('makes the hash table large enough for the longest address', () => {
    const path = `/${'x'.repeat(1000)}`;
    const [, size] = /map_hash_bucket_size (\d+);/.exec(nginxConf(describeHost([{ kind: 'page', path }], ''))) ?? [];
    expect(Number(size)).toBeGreaterThan(path.length);
  });
});
