import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import type { Method } from '@/lib/site/provenance';
import { provenanceDiagnostics } from './provenance-diagnostics';

const file = 'content/lite/index.mdx';
const release = 'https://github.com/inovector/mixpost/releases/tag/2.6.0';
const issue = 'https://github.com/inovector/mixpost/issues/36';

/** Returns the messages for a page whose sources start on line 3. */
function diagnosticsOf(method: Method, sources: readonly string[], runFile: string | null = null): string[] {
  const text = ['---', 'sources:', ...sources.map((source) => `  - ${source}`), `  method: ${method}`, '---'].join(
    '\n',
  );
  const frontmatter = { sources: [...sources], verified: { date: '2026-11-20', method } };
  return provenanceDiagnostics(frontmatter, text, file, runFile).map(sentenceOf);
}

test.each<[Method, string]>([
  ['code', 'https://github.com/inovector/mixpost/blob/2.6.0/composer.json'],
  ['code', 'https://github.com/inovector/mixpost/tree/2.6.0'],
  ['code', 'https://github.com/inovector/mixpost/compare/v1.7.2...v2.0.0'],
  ['code', 'https://github.com/inovector/MixpostApp/tree/main-2'],
  ['code', 'https://packagist.org/packages/inovector/mixpost'],
  ['code', 'https://hub.docker.com/r/inovector/mixpost'],
  ['stated', release],
  ['stated', 'https://mixpost.app/pricing'],
  ['stated', 'https://developers.facebook.com/docs/'],
  ['stated', 'mixpost-docs'],
  ['reported', issue],
  ['reported', 'https://github.com/laravel/horizon/discussions/1'],
  ['reported', 'https://github.com/traefik/traefik/pull/8160'],
  ['reported', 'https://github.com/someone/else/blob/main/notes.md'],
  ['reported', 'https://example.com/a-post'],
])('the method "%s" accepts %s', (method, source) => {
  expect(diagnosticsOf(method, [source])).toEqual([]);
});

test.each<[Method, string, string]>([
  ['code', 'https://github.com/inovector/mixpost', 'a file or folder of a public repository at a tag or commit'],
  ['code', 'https://github.com/inovector/mixpost/blob/main/composer.json', 'a file or folder'],
  ['code', issue, 'a file or folder'],
  ['stated', issue, 'official documentation or a release note'],
  ['reported', release, 'an issue, a discussion, a pull request, or a page of a third party'],
  ['reported', 'mixpost-docs', 'an issue'],
])('the method "%s" rejects %s', (method, source, need) => {
  expect(diagnosticsOf(method, [source])).toEqual([
    expect.stringContaining(`${file}:4 has the method "${method}", but no source that shows it; add ${need}`),
  ]);
});

test('the method "run" requires the record of a run', () => {
  expect(diagnosticsOf('run', [issue])).toEqual([]);
  expect(diagnosticsOf('run', [issue], 'content/runs/lite/index.json')).toEqual([
    `${file}:4 has the method "run", but no record of a run; add content/runs/lite/index.json, or choose another method.`,
  ]);
});

test('rejects this site as a source', () => {
  expect(diagnosticsOf('reported', [issue, 'https://docs.mixpost.app/mcp/'])).toEqual([
    `${file}:4 gives this site as a source (https://docs.mixpost.app/mcp/); name the document that says it, or mixpost-docs if only Mixpost's earlier documentation does.`,
  ]);
});
