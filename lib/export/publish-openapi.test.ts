import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openapiSource } from '@/lib/content/api/source';
import { site } from '@/lib/site/config';
import { publishOpenapi } from './publish-openapi';

const out = mkdtempSync(join(tmpdir(), 'publish-openapi-'));
afterAll(() => rmSync(out, { recursive: true }));

describe('publishOpenapi', () => {
  publishOpenapi(process.cwd(), out);
  const yaml = readFileSync(join(out, 'openapi.yaml'), 'utf8');
  const json = JSON.parse(readFileSync(join(out, 'openapi.json'), 'utf8'));
  const source = openapiSource(process.cwd());
  const written = source && 'value' in source ? source.value : null;

  it('writes one document in two forms', () => {
    expect(parse(yaml)).toEqual(json);
  });

  it('writes YAML that an older parser reads alike, without anchors', () => {
    expect(parse(yaml, { version: '1.1' })).toEqual(json);
    expect(yaml).not.toMatch(/[:-] [&*]\w/);
  });

  it('says what the document says', () => {
    expect(json.openapi).toBe('3.1.0');
    expect(json.info).toEqual(written.info);
    expect(json.servers).toEqual(written.servers);
    expect(json.components).toEqual(written.components);
    expect(Object.keys(json.paths)).toEqual(Object.keys(written.paths));
  });

  it('leads to the reference, and from each operation to its page', () => {
    expect(json.externalDocs.url).toBe(`${site.url}/api/`);
    expect(json.paths['/posts'].get.externalDocs).toEqual({ url: `${site.url}/api/posts/list` });
    expect(json.webhooks['post.published'].post.externalDocs).toEqual({ url: `${site.url}/webhooks/` });
    expect(json.paths['/posts/{postUuid}'].parameters).toEqual(written.paths['/posts/{postUuid}'].parameters);
  });

  it('writes nothing for a project without a document', () => {
    const empty = mkdtempSync(join(out, 'empty-'));
    publishOpenapi(empty, empty);
    expect(existsSync(join(empty, 'openapi.json'))).toBe(false);
  });
});
