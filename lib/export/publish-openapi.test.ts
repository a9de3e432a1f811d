import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openDocument } from '@/lib/content/api/document';
import { site } from '@/lib/site/config';
import { publishOpenapi } from './publish-openapi';

const out = mkdtempSync(join(tmpdir(), 'publish-openapi-'));
afterAll(() => rmSync(out, { recursive: true }));

describe('publishOpenapi', () => {
  publishOpenapi(out);
  const yaml = readFileSync(join(out, 'openapi.yaml'), 'utf8');
  const json = JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8'));
  // biome-ignore lint/suspicious/noExplicitAny: the type lists only what pages read
  const document: any = openDocument().written;

  it('writes one document in two formats', () => {
    expect(parse(yaml)).toEqual(json);
  });

  it('writes YAML without anchors that YAML 1.1 parsers read the same', () => {
    expect(parse(yaml, { version: '1.1' })).toEqual(json);
    expect(yaml).not.toMatch(/[:-] [&*]\w/);
  });

  it('keeps the content of the document', () => {
    expect(json.openapi).toBe('3.1.0');
    expect(json.info).toEqual(document.info);
    expect(json.servers).toEqual(document.servers);
    expect(json.components).toEqual(document.components);
    expect(Object.keys(json.paths)).toEqual(Object.keys(document.paths));
  });

  it('links to the reference, and from each operation to its page', () => {
    expect(json.externalDocs.url).toBe(`${site.url}/api/`);
    expect(json.paths['/posts'].get.externalDocs).toEqual({ url: `${site.url}/api/posts/list` });
    expect(json.webhooks['post.published'].post.externalDocs).toEqual({ url: `${site.url}/webhooks/` });
    expect(json.paths['/posts/{postUuid}'].parameters).toEqual(document.paths['/posts/{postUuid}'].parameters);
  });
});
