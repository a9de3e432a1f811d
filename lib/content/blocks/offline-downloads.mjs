// @ts-check
import { buildIdOf } from '../../site/build-id.mjs';
import { downloadsOf, offersDownloads } from '../../site/downloads.mjs';

/**
 * `<OfflineDownloads />` lists the downloadable copies of the site under a heading. It's empty in a build that doesn't
 * create them.
 *
 * @type {import('./registry.mjs').Block}
 */
export function offlineDownloads({ level = '2' }) {
  if (!offersDownloads) {
    return '';
  }
  const { archive, checksum, pdfs } = downloadsOf(buildIdOf(process.cwd()));
  const lines = pdfs.map(
    ({ label, path }) => `| [${label} documentation](${path}) | PDF with outline, page numbers, and links |`,
  );
  return `${'#'.repeat(Number(level))} Download a copy

| File | What it is |
| --- | --- |
| [Everything](${archive}) | ZIP archive of this site, including search. Unpack it and open \`index.html\` |
| [Checksum](${checksum}) | SHA-256 checksum of the archive. Run \`sha256sum --check\` in the folder with both files |
${lines.join('\n')}
`;
}
