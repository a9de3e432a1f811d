import { type EditionName, editionLabels } from './editions';

/** Whether this build offers the PDFs, which `npm run build:pdf` creates after it. */
export const offersPdfs = process.env.WITH_PDFS === '1';

/** The PDFs: the edition of each, its name for readers, and its path relative to the site's root. */
export const pdfs = Object.entries(editionLabels).map(([edition, label]) => ({
  edition: edition as EditionName,
  label,
  path: `/downloads/mixpost-${edition}.pdf`,
}));

/** Returns whether a path is that of a PDF, which is created only after the pages have been checked. */
export function isOfferedDownload(path: string) {
  return offersPdfs && path.startsWith('/downloads/');
}
