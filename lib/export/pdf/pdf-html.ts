import { DomUtils, parseDocument } from 'htmlparser2';
import { stemOf } from '@/lib/site/paths';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A page of the PDF: its canonical path, its title, and its built HTML. */
export type PdfPage = { readonly path: string; readonly title: string; readonly html: string };

/** The title page of the PDF, and where its links lead. */
export type PdfFront = {
  readonly title: string;
  readonly note: string;
  /** The style sheets, as URLs relative to the folder that the PDF is printed from. */
  readonly styles: readonly string[];
  readonly basePath: string;
  /** The site's public URL, for links to pages that aren't in the PDF. */
  readonly siteUrl: string;
};

/** Attributes that refer to elements of the same page by id. */
const references = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/**
 * Combines pages into one document to print: a title page with a table of contents, then each page starting on a new
 * sheet, with all of its tabs open. Links to pages in the PDF stay inside the PDF.
 */
export function pdfHtml(pages: readonly PdfPage[], front: PdfFront): string {
  const places = new Map(pages.map(({ path }, at) => [stemOf(path), `p${at + 1}`]));
  const chapters = pages.map((page) => chapterOf(page, { prefix: places.get(stemOf(page.path)) ?? '', places, front }));
  const contents = pages.map(
    ({ path, title }) => `<li><a href="#${places.get(stemOf(path))}">${textOf(title)}</a></li>`,
  );
  return `<!DOCTYPE html>
<html lang="en" data-theme="light" class="${classesOf(pages)}">
<head>
<meta charset="utf-8">
<title>${textOf(front.title)}</title>
${front.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>[data-chapter] + [data-chapter] { break-before: page }</style>
</head>
<body>
<main class="prose" data-chapter="">
<h1>${textOf(front.title)}</h1>
<p>${textOf(front.note)}</p>
<ul>${contents.join('')}</ul>
</main>
${chapters.join('\n')}
</body>
</html>
`;
}

/** Returns the classes of a page's root element, which select the fonts. */
function classesOf([page]: readonly PdfPage[]): string {
  return /<html[^>]* class="([^"]*)"/.exec(page?.html ?? '')?.[1] ?? '';
}

/** The id of a page's chapter, which its own ids start with, and those of all pages by their stem. */
type Chapter = { readonly prefix: string; readonly places: ReadonlyMap<string, string>; readonly front: PdfFront };

/** Returns the text of a page, with ids that are unique in the document. */
function chapterOf({ path, html }: PdfPage, chapter: Chapter): string {
  const main = DomUtils.getElementsByTagName('main', parseDocument(html))[0];
  if (!main) {
    throw new Error(`The built page of ${path} has no main element, so it can't be printed. Build the site again.`);
  }
  for (const element of DomUtils.findAll(isOfScreen, main.children)) {
    DomUtils.removeElement(element);
  }
  for (const element of DomUtils.findAll(() => true, main.children)) {
    settle(element, path, chapter);
  }
  main.attribs.id = chapter.prefix;
  main.attribs['data-chapter'] = '';
  return DomUtils.getOuterHTML(main, { encodeEntities: 'utf8' });
}

/** Returns whether an element is only useful on a screen. */
function isOfScreen({ name, attribs }: Element): boolean {
  const names = ['nav', 'button', 'form', 'script', 'noscript', 'meta', 'link'];
  return names.includes(name) || attribs.role === 'tablist' || 'data-app-messages' in attribs;
}

function settle({ name: tag, attribs }: Element, path: string, chapter: Chapter): void {
  const { prefix, front } = chapter;
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'id') {
      attribs.id = `${prefix}-${value}`;
    } else if (references.includes(name)) {
      attribs[name] = value.replace(/\S+/g, `${prefix}-$&`);
    } else if (name === 'href') {
      attribs.href = hrefOf(value, path, chapter);
    } else if (name === 'src') {
      attribs.src = value.startsWith('/') ? value.slice(front.basePath.length + 1) : value;
    } else {
      attribs[name] = value.replace(/url\(#/g, `url(#${prefix}-`);
    }
  }
  delete attribs.hidden;
  if (tag === 'details') {
    attribs.open = '';
  }
}

function hrefOf(href: string, path: string, { prefix, places, front }: Chapter): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href)) {
    return href;
  }
  const own = href.startsWith(`${front.basePath}/`) ? href.slice(front.basePath.length) : href;
  const url = new URL(own, `https://pdf${path}`);
  const place = href.startsWith('#') ? prefix : places.get(stemOf(url.pathname));
  if (place === undefined) {
    return front.siteUrl + url.pathname + url.search + url.hash;
  }
  return url.hash === '' ? `#${place}` : `#${place}-${url.hash.slice(1)}`;
}

function textOf(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
