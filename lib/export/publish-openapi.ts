import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document } from 'yaml';
import { openDocument } from '@/lib/content/api/document';
import { absoluteUrl } from '@/lib/site/absolute-url';

const heading = ' The same document as openapi.json in the same folder.';

/**
 * Writes the OpenAPI document as `openapi.yaml` and `openapi.json` with the same content. The
 * URLs of the reference and of each operation's page are those of this site.
 */
export function publishOpenapi(out: string): void {
  const root = openDocument().written as { readonly externalDocs?: object };
  const document = { ...root, externalDocs: { ...root.externalDocs, url: absoluteUrl('/api/') } };
  const json = JSON.stringify(document, (_, part) => withPage(part), 2);
  writeFileSync(join(out, 'openapi.json'), `${json}\n`);
  writeFileSync(join(out, 'openapi.yaml'), yamlOf(JSON.parse(json)));
}

/** Adds the URL of the page of an operation. */
function withPage(part: unknown): unknown {
  const page = (part as { 'x-docs-page'?: string } | null)?.['x-docs-page'];
  return page === undefined ? part : { ...(part as object), externalDocs: { url: absoluteUrl(page) } };
}

/**
 * Returns YAML that every tool parses the same way: without anchors, which some tools reject or limit, and with quotes
 * around strings that older YAML versions read as a date or time (`2027-12-01`, `07:00`).
 */
function yamlOf(value: unknown): string {
  const document = new Document(value, { version: '1.1', aliasDuplicateObjects: false });
  document.commentBefore = heading;
  return document.toString({ lineWidth: 0 });
}
