import { type EditionName, editionLabels } from './editions';

/** Whether this build creates the downloadable copies, as `npm run build:offline` does. */
export const offersDownloads = process.env.OFFLINE_COPY === '1';

/**
 * Returns the paths of the downloadable copies, relative to the site's root. The names of the archive and the folder in
 * it include the build ID, so that readers can tell two copies apart.
 */
export function downloadsOf(buildId: string) {
  const name = `mixpost-docs-${buildId.slice(0, 8)}`;
  return {
    name,
    archive: `/downloads/${name}.zip`,
    checksum: `/downloads/${name}.zip.sha256`,
    pdfs: Object.entries(editionLabels).map(([edition, label]) => ({
      edition: edition as EditionName,
      label,
      path: `/downloads/mixpost-${edition}.pdf`,
    })),
  };
}

/** Returns whether a path is that of a copy, which the build creates only after it has checked the pages. */
export function isOfferedDownload(path: string) {
  return offersDownloads && path.startsWith('/downloads/');
}
