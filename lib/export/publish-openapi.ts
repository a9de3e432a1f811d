import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document } from 'yaml';
import { openDocument } from '@/lib/content/api/document';
import { absoluteUrl } from '@/lib/site/absolute-url';

type Operation = { readonly 'x-docs-page'?: string };
type PathItem = Readonly<Record<string, Operation>>;
type Openapi = {
  readonly externalDocs: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, PathItem>>;
};

const heading = ' The same document as openapi.json in the same folder.';

/**
 * Writes the OpenAPI document as `openapi.yaml` and `openapi.json` with the same content. The
 * URLs of the reference and of each operation's page are those of this site.
 */
export function publishOpenapi(out: string): void {
  const published = withAddresses(openDocument().written as Openapi);
  writeFileSync(join(out, 'openapi.json'), `${JSON.stringify(published, null, 2)}\n`);
  writeFileSync(join(out, 'openapi.yaml'), yamlOf(published));
}

/**
 * Returns YAML that every tool parses the same way: without anchors, which some tools reject or limit, and with quotes
 * around strings that older YAML versions read as a date or time (`2026-12-01`, `07:00`).
 */
function yamlOf(value: Openapi): string {
  const document = new Document(value, { version: '1.1', aliasDuplicateObjects: false });
  document.commentBefore = heading;
  return document.toString({ lineWidth: 0 });
}

function withAddresses(openapi: Openapi): Openapi {
  return {
    ...openapi,
    externalDocs: { ...openapi.externalDocs, url: absoluteUrl('/api/') },
    paths: withPages(openapi.paths),
    webhooks: withPages(openapi.webhooks),
  };
}

function withPages(items: Readonly<Record<string, PathItem>>): Record<string, PathItem> {
  return Object.fromEntries(
    Object.entries(items).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([key, part]) => {
          const page = part['x-docs-page'];
          return [key, page === undefined ? part : { ...part, externalDocs: { url: absoluteUrl(page) } }];
        }),
      ),
    ]),
  );
}
