import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import { launchChromium } from '@/lib/programs/chromium';
import { log } from '@/lib/programs/log';
import type { EditionName } from '@/lib/site/editions';
import type { Version } from '@/lib/site/manifest/types';
import { filesOf } from '@/lib/site/paths';
import { type PdfFront, pdfHtml } from './pdf-html';
import { pdfPagesOf } from './pdf-pages';

/** The margin beside the footer, the same as beside the text (`app/styles/print.css`). */
const sideMargin = '18mm';

/** A PDF: its edition, the edition's name for readers, and its path relative to the site's root. */
type Pdf = { readonly edition: EditionName; readonly label: string; readonly path: string };

/** The folder of the built site, and its URLs. */
type Site = { readonly out: string } & Pick<PdfFront, 'basePath' | 'siteUrl'>;

/** Prints each PDF, with an outline, page numbers, and internal links. Throws a sentence if there's no Chromium. */
export async function printPdfs(version: Version, pdfs: readonly Pdf[], site: Site): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const [at, pdf] of pdfs.entries()) {
      log(`Printing the PDF for ${pdf.label} (${at + 1} of ${pdfs.length}).`);
      await printPdf(browser, version, pdf, site);
    }
  } finally {
    await browser.close();
  }
}

async function printPdf(browser: Browser, version: Version, pdf: Pdf, site: Site): Promise<void> {
  const { edition, label, path } = pdf;
  const { out, basePath, siteUrl } = site;
  const title = `Mixpost ${label}`;
  const pages = pdfPagesOf(version, edition).map((doc) => {
    const html = readFileSync(join(out, filesOf(doc.path, 'html')[0]), 'utf8');
    return { path: doc.path, title: titleOf(html), html };
  });
  const styles = stylesOf(pages, basePath);
  const note = `The documentation for self-hosters, ${pages.length} pages, as published at ${siteUrl}.`;
  // The file is in the site's folder, so that its styles and images are found.
  const file = join(out, `.book-${edition}.html`);
  writeFileSync(file, pdfHtml(pages, { title, note, styles, basePath, siteUrl }));
  const page = await browser.newPage();
  try {
    await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
    await page.pdf({
      path: join(out, path),
      format: 'A4',
      outline: true,
      tagged: true,
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footerOf(title),
    });
  } finally {
    await page.close();
    rmSync(file);
  }
}

/** Returns the footer, in which Chromium fills in the numbers. The page's styles don't apply in the margin. */
function footerOf(title: string): string {
  return `<div style="width:100%;padding:0 ${sideMargin};display:flex;justify-content:space-between;font:8px sans-serif;color:#444"><span>${title}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;
}

function titleOf(html: string): string {
  return /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** Returns the style sheets of pages, in the order of the pages, so that the one with the layer order comes first. */
function stylesOf(pages: readonly { readonly html: string }[], basePath: string): string[] {
  const links = pages.flatMap(({ html }) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]);
  return [...new Set(links.map(([, href = '']) => href.slice(basePath.length + 1)))];
}
