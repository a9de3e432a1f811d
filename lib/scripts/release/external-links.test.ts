import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { versions } from '@/content/versions';
import type { Route } from '@/lib/site/manifest/routes';
import { externalLinksOf } from './external-links';

test('lists links to other sites with their pages, without hashes, examples, and this site', () => {
  const out = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  mkdirSync(join(out, 'lite'));
  writeFileSync(
    join(out, 'lite.html'),
    `<a href="https://b.dev/x#1"></a><a href="https://b.dev/x#2"></a><a href="/pro/"></a><a href="mailto:a@b.dev"></a>
     <a href="https://social.example.com/"></a><a href="http://localhost:9000"></a><a href="https://docs.b.dev/lite/"></a>
     <a href="https://"></a>`,
  );
  writeFileSync(
    join(out, 'lite', 'updating.html'),
    '<a href="https://b.dev/x">b</a><a href="https://a.dev/?a&amp;b"></a>',
  );
  const [version] = versions;
  const page = (path: string): Route => ({ kind: 'page', path, version, doc: { id: '', path, sidebar: null } });
  const routes: Route[] = [page('/lite/'), page('/lite/updating'), { kind: 'search', path: '/search' }];
  expect([...externalLinksOf(out, routes, ['https://docs.b.dev'])]).toEqual([
    ['https://a.dev/?a&b', ['/lite/updating']],
    ['https://b.dev/x', ['/lite/', '/lite/updating']],
  ]);
});
