import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { buildToc } from '@/lib/content/toc/build-toc';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { editionOfPage } from '@/lib/site/editions';
import { env } from '@/lib/site/env';
import { forge } from '@/lib/site/forge';
import { categoriesAbove, docsOf, idsOfItems, listedIdsOf, neighborsOf } from '@/lib/site/manifest/docs';
import { editionLinksOf } from '@/lib/site/manifest/edition-links';
import type { Route } from '@/lib/site/manifest/routes';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { newestOf } from '@/lib/site/manifest/version-links';
import { markdownPathOf, pathOfId, segmentsOf } from '@/lib/site/paths';
import { assistantPromptOf } from './assistant-prompt';
import { loadBody } from './body';
import { fileOf } from './content-files';
import type { Frontmatter } from './frontmatter';
import { movedIdsOf, readIdRegistry } from './moved-ids';
import { frontmatterOf, labelOf } from './page-frontmatter';
import { requiredEditionsOf } from './required-editions';
import { sidebarOf, sidebarOfSection } from './sidebars';
import { verificationNoteOf } from './verification-note';

/** A link to a page of the site, with its canonical path. */
export type PageLink = { readonly label: string; readonly path: string };

/** A breadcrumb. Categories have no page, so their path is null. */
export type Crumb = { readonly label: string; readonly path: string | null };

const idRegistry = readIdRegistry(process.cwd());

/** A page as one finished value. Components render it and compute nothing. */
export type Page = Awaited<ReturnType<typeof getPage>>;

/** Returns everything that's needed to render a page. */
export async function getPage(version: Version, doc: Doc) {
  const { Content, headings, summary } = await loadBody(version, doc.id);
  const sidebar = doc.sidebar === null ? null : version.manifest.sidebars[doc.sidebar];
  const { prev, next } = neighborsOf(sidebar ? listedIdsOf(sidebar.items) : [], doc.id);
  const frontmatter = frontmatterOf(version, doc.id);
  const file = fileOf(version, doc.id);
  const markdownPath = markdownPathOf(doc.path);
  const toc = buildToc(headings);
  return {
    ...doc,
    ...frontmatter,
    ...summary,
    Content,
    versionLabel: version.label,
    /** This page in the newest version of the documentation; null if that's the page's version. */
    newest: newestOf(versions, version.name, doc.id),
    /** The same page in each edition; empty if only one edition has it. */
    editionLinks: editionLinksOf(docsOf(version), doc.id),
    /** The release that a page of one edition was checked for; null if it names no single release. */
    release: releaseOf(doc.id, frontmatter),
    /** The editions that have what the page is about; empty if all of them do. */
    requiredEditions: requiredEditionsOf(doc.path, frontmatter),
    toc,
    /** The paths and hashes that replaced IDs of the page; null if none has moved. */
    movedIds: movedIdsOfPage(version, doc),
    /** The breadcrumbs, from the sidebar's label to this page. */
    breadcrumbs: breadcrumbsOf(version, doc),
    /** The sidebar that the page renders; null if its section's layout renders it, or if there is none. */
    ownSidebar: sidebarOfSection(segmentsOf(doc.path)[0] ?? '') ? null : sidebarOf(version, doc),
    /** The previous and next pages in the sidebar. */
    prev: prev === null ? null : neighborOf(version, prev),
    next: next === null ? null : neighborOf(version, next),
    /** What its footer says about how it was checked. */
    verificationNote: verificationNoteOf(file, frontmatter.verified),
    editUrl: env.editUrl ? `${env.editUrl}/${file}` : null,
    /** The URL for reporting a problem with the page; null if no repository is configured. */
    problemUrl: forge?.issueWith(`Problem on ${doc.path}`) ?? null,
    /** The page's public URL. */
    address: absoluteUrl(doc.path),
    /** The public URL of the link preview image, 1200 by 630 pixels. */
    picture: absoluteUrl(pictureOf(doc.sidebar)),
    markdownPath,
    /** What readers can ask their assistant about the page; null unless it installs, updates, or diagnoses. */
    assistantPrompt: assistantPromptOf({ ...doc, ...summary, title: frontmatter.title, toc }),
    /** Chats about the page, with the names of their assistants; empty unless the site's owner lists some. */
    assistantLinks: env.assistants.map(({ name, chatAbout }) => ({
      label: name,
      href: chatAbout(absoluteUrl(markdownPath)),
    })),
  };
}

function releaseOf(id: string, { verified }: Frontmatter): string | null {
  const release = /^\w+ ([\d.]+)$/.exec(verified.version ?? '')?.[1];
  return (editionOfPage(id) && release) ?? null;
}

/** Returns the pages in a folder that has no page of its own, as links with their descriptions. */
export function folderPagesOf({ version, docs }: Extract<Route, { kind: 'folder' }>) {
  return docs.map(({ id, path }) => ({
    label: labelOf(version, id),
    path,
    description: frontmatterOf(version, id).description,
  }));
}

/** Returns the IDs that have moved, with addresses below the base path. */
function movedIdsOfPage({ manifest }: Version, { path }: Doc) {
  const moved = Object.entries(movedIdsOf(path, idRegistry, manifest.redirects));
  return moved.length === 0 ? null : Object.fromEntries(moved.map(([id, to]) => [id, withBasePath(to)]));
}

/** Returns a link with the page's title, because a label such as "Troubleshooting" says little outside the sidebar. */
function neighborOf(version: Version, id: string): PageLink {
  return { label: frontmatterOf(version, id).title, path: pathOfId(id, version.path) };
}

/** Returns sidebar, categories, and page. The sidebar's label links to its first page, which is below the home page. */
function breadcrumbsOf(version: Version, doc: Doc): Crumb[] {
  const self = { label: labelOf(version, doc.id), path: doc.path };
  const sidebar = doc.sidebar === null ? undefined : version.manifest.sidebars[doc.sidebar];
  if (!sidebar) {
    return [self];
  }
  const [first] = idsOfItems(sidebar.items);
  if (first === undefined || first === doc.id) {
    const section = { label: sidebar.label, path: doc.path };
    return doc.id === 'index' ? [section] : [{ label: 'Home', path: version.path }, section];
  }
  const categories = categoriesAbove(sidebar.items, doc.id) ?? [];
  return [
    { label: sidebar.label, path: pathOfId(first, version.path) },
    ...categories.map((category) => ({ label: category, path: null })),
    self,
  ];
}

/** Returns the path of a section's link preview image, or the site's image if the section has none. */
function pictureOf(sidebar: string | null): string {
  const own = `/social/${sidebar}.png`;
  return sidebar !== null && existsSync(join(process.cwd(), 'public', own)) ? own : '/social/site.png';
}
