import { offersPdfs, pdfs } from '@/lib/site/downloads';
import type { Attributes } from './block-registry';
import { headingsOf, table } from './markdown';

/** `<PdfDownloads />` lists the PDFs to download, under a heading; nothing in a build without them. */
export function pdfDownloads({ level }: Attributes) {
  if (!offersPdfs) {
    return '';
  }
  const rows = pdfs.map(({ label, path }) => [
    `[${label} documentation](${path})`,
    'PDF with outline, page numbers, and links',
  ]);
  return `${headingsOf(level)('Download a PDF')}\n\n${table(['File', 'What it is'], rows)}`;
}
