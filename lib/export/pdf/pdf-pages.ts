import { services } from '@/content/services/services.mjs';
import type { EditionName } from '@/lib/site/editions';
import { docsOf } from '@/lib/site/manifest/docs';
import type { Doc, Version } from '@/lib/site/manifest/types';

/** Sidebars that readers of every edition need, after the edition's own. */
const shared = ['guides', 'troubleshooting'];

/** Sidebars about features that Lite lacks: pages, the MCP server, webhooks, and the HTTP API. */
const commercial = ['docs', 'api'];

/** Returns the pages of an edition's PDF, in reading order, without the home page, which is only an entry point. */
export function pdfPagesOf(version: Version, edition: EditionName): Doc[] {
  const docs = docsOf(version);
  const inSidebars = (...names: readonly string[]) =>
    docs.filter(({ id, sidebar }) => id !== 'index' && sidebar !== null && names.includes(sidebar));
  return [
    ...inSidebars(edition),
    ...docs.filter(({ sidebar }) => sidebar === null),
    ...inSidebars(...shared),
    ...inSidebars('services').filter(({ path }) => isOfEdition(path, edition)),
    ...(edition === 'lite' ? [] : inSidebars(...commercial)),
  ];
}

/** Returns whether a page in `/services/` is the overview, or about a service that the edition has. */
function isOfEdition(path: string, edition: EditionName): boolean {
  const isBelow = (folder: string) => path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`);
  const service = services.find((candidate) => isBelow(candidate.path));
  return service === undefined || Object.hasOwn(service.editions, edition);
}
