import { services } from '@/content/services/services.mjs';
import { docsOf } from '@/lib/manifest/docs';
import type { Doc, Version } from '@/lib/manifest/types';
import type { EditionName } from '@/lib/site/editions.mjs';

/** Sidebars that every edition's owner needs, after the edition's own. */
const shared = ['guides', 'troubleshooting'];

/** Sidebars of what Lite does not have: pages, webhooks, the MCP server and the HTTP API. */
const commercial = ['docs', 'api'];

/**
 * The pages of an edition's book, in reading order: its own, those without a sidebar, what all editions share, the services that it can connect,
 * and for the commercial editions the API. The home page is a way in, and stays out.
 */
export function bookPagesOf(version: Version, edition: EditionName): Doc[] {
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

/** Whether a page below `/services/` is the overview, or of a service that the edition has. */
function isOfEdition(path: string, edition: EditionName): boolean {
  const isBelow = (folder: string) => path === folder || path.startsWith(`${folder.replace(/\/$/, '')}/`);
  const service = services.find((candidate) => isBelow(candidate.path));
  return service === undefined || Object.hasOwn(service.editions, edition);
}
