import { buildIdOf } from '@/lib/site/build-id.mjs';
import { downloadsOf, offersDownloads } from '@/lib/site/downloads';
import { headingsOf, table } from './markdown';
import type { Attributes } from './registry';

/** `<OfflineDownloads />` lists the copies of the site to download, under a heading; nothing in a build without them. */
export function offlineDownloads({ level }: Attributes) {
  if (!offersDownloads) {
    return '';
  }
  const { archive, checksum, pdfs } = downloadsOf(buildIdOf(process.cwd()));
  const rows = [
    [`[Everything](${archive})`, 'ZIP archive of this site, including search. Unpack it and open `index.html`'],
    [
      `[Checksum](${checksum})`,
      'SHA-256 checksum of the archive. Run `sha256sum --check` in the folder with both files',
    ],
    ...pdfs.map(({ label, path }) => [
      `[${label} documentation](${path})`,
      'PDF with outline, page numbers, and links',
    ]),
  ];
  return `${headingsOf(level)('Download a copy')}\n\n${table(['File', 'What it is'], rows)}`;
}
