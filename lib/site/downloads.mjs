// @ts-check
import { editionLabels } from './editions.mjs';

/** Whether this build is one that makes the copies to download, as `npm run build:offline` does. */
export const offersDownloads = process.env.OFFLINE_COPY === '1';

/**
 * The copies of the site that readers download: their paths from the site's root. The archive and the folder in it carry the build's id,
 * so that two copies on one disk can be told apart.
 *
 * @param {string} buildId
 */
export function downloadsOf(buildId) {
  const name = `mixpost-docs-${buildId.slice(0, 8)}`;
  return {
    name,
    archive: `/downloads/${name}.zip`,
    checksum: `/downloads/${name}.zip.sha256`,
    books: Object.entries(editionLabels).map(([edition, label]) => ({
      edition: /** @type {import('./editions.mjs').EditionName} */ (edition),
      label,
      path: `/downloads/mixpost-${edition}.pdf`,
    })),
  };
}

/**
 * Whether a path is that of a copy that this build makes after its pages are checked.
 *
 * @param {string} path
 */
export function isOfferedDownload(path) {
  return offersDownloads && path.startsWith('/downloads/');
}
