import { expect, it } from 'vitest';
import { caddyfile } from './caddy';
import { describeHost } from './describe-host';

it('maps pages to files, non-canonical addresses to canonical ones, and folders to their listings', () => {
  const text = caddyfile(
    describeHost(
      [
        { kind: 'page', path: '/lite/' },
        { kind: 'folder', path: '/pro/' },
      ],
      '/docs',
    ),
  );
  expect(text).toContain(
    'map {path} {docs_file} {docs_markdown} {\n\t\t\t/docs/lite/ /lite.html /lite/index.md\n\t\t\tdefault "" ""\n\t\t}',
  );
  expect(text).toContain('map {path} {docs_moved} {\n\t\t\t/docs /docs/\n\t\t\t/docs/lite /docs/lite/\n');
  expect(text).toContain('map {path} {docs_not_found} {\n\t\t\t/docs/pro/ /pro.html\n\t\t\tdefault /404.html\n\t\t}');
  expect(text).toContain('handle_path /docs/* {');
});
