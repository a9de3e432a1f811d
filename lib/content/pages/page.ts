import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { versions } from '@/content/versions';
import { buildToc, type TocEntry } from '@/lib/content/toc/build-toc';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { editionOfPage } from '@/lib/site/editions';
import { env } from '@/lib/site/env';
import { forge } from '@/lib/site/forge';
import { type AlternateVersion, alternateVersionsOf } from '@/lib/site/manifest/alternate-versions';
import { categoriesAbove, docsOf, idsOfItems, listedIdsOf, neighborsOf } from '@/lib/site/manifest/docs';
import { type EditionLink, editionLinksOf } from '@/lib/site/manifest/edition-links';
import type { ResolvedSidebar } from '@/lib/site/manifest/resolve';
import type { Route } from '@/lib/site/manifest/routes';
import type { Doc, Version } from '@/lib/site/manifest/types';
import { markdownPathOf, pathOfId, segmentsOf } from '@/lib/site/paths';
import { loadBody, type Summary } from './body';
import { fileOf } from './folder';
import type { Frontmatter } from './frontmatter';
import { type IdRegistry, movedIdsOf } from './moved-ids';
import { type RequiredEdition, requiredEditionsOf } from './required-editions';
import { runOf } from './run-record';
import { sidebarOf, sidebarOfSection } from './sidebars';
import { frontmatterOf, labelOf } from './source';

/** A link to a page of the site, with its canonical path. */
export type PageLink = { readonly label: string; readonly path: string };

/** A breadcrumb. Categories have no page, so their path is null. */
export type Crumb = { readonly label: string; readonly path: string | null };

/** A page as one finished value. Components render it and compute nothing. */
export type Page = Frontmatter &
  Doc &
  Summary & {
    readonly version: Pick<Version, 'name' | 'label' | 'path'>;
    /** This page in every version of the documentation, newest first; empty if there's only one version. */
    readonly alternateVersions: readonly AlternateVersion[];
    /** The same page in each edition; empty if only one edition has it. */
    readonly editions: readonly EditionLink[];
    /** The release that a page of one edition was checked for; null if it names no single release. */
    readonly release: string | null;
    /** The editions that a service's page requires; empty if every edition has the service. */
    readonly requiredEditions: readonly RequiredEdition[];
    readonly toc: readonly TocEntry[];
    /** The paths and hashes that replaced IDs of the page; null if none has moved. */
    readonly movedIds: Readonly<Record<string, string>> | null;
    /** The breadcrumbs, from the sidebar's label to this page. */
    readonly breadcrumbs: readonly Crumb[];
    /** The sidebar that the page renders; null if its section's layout renders it, or if there is none. */
    readonly ownSidebar: ResolvedSidebar | null;
    /** The previous and next pages in the sidebar, with their titles as labels. */
    readonly prev: PageLink | null;
    readonly next: PageLink | null;
    /** A sentence about the last run of the page's commands; null if there was none. */
    readonly run: string | null;
    readonly editUrl: string | null;
    /** The URL for reporting a problem with the page; null if no repository is configured. */
    readonly problemUrl: string | null;
    /** The page's public URL. */
    readonly address: string;
    /** The public URL of the link preview image, 1200 by 630 pixels. */
    readonly picture: string;
    /** The path of the Markdown page. */
    readonly markdownPath: string;
    /** Chats about the page, with the names of their assistants; empty unless the site's owner lists some. */
    readonly assistantLinks: readonly { readonly label: string; readonly href: string }[];
    readonly Content: ComponentType;
  };

// New content has no registry of published IDs before the first `npm run ids`.
const registryFile = join(/* turbopackIgnore: true */ process.cwd(), 'content/ids.json');
const registry: IdRegistry = existsSync(registryFile) ? JSON.parse(readFileSync(registryFile, 'utf8')) : {};

/** Returns everything that's needed to render a page. */
export async function getPage(version: Version, doc: Doc): Promise<Page> {
  const { Content, headings, summary } = await loadBody(version, doc.id);
  const sidebar = doc.sidebar === null ? null : version.manifest.sidebars[doc.sidebar];
  const { prev, next } = neighborsOf(sidebar ? listedIdsOf(sidebar.items) : [], doc.id);
  const linkTo = (id: string): PageLink => ({
    label: labelOf(version, id),
    path: pathOfId(id, version.path),
  });
  const frontmatter = frontmatterOf(version, doc.id);
  return {
    ...doc,
    ...frontmatter,
    ...summary,
    version: { name: version.name, label: version.label, path: version.path },
    alternateVersions: alternateVersionsOf(versions, doc.id),
    editions: editionLinksOf(docsOf(version), doc.id),
    release: releaseOf(doc.id, frontmatter),
    requiredEditions: requiredEditionsOf(doc.path),
    toc: buildToc(headings),
    movedIds: movedIdsOfPage(version, doc),
    breadcrumbs: breadcrumbsOf(version, doc, linkTo),
    ownSidebar: sidebarOfSection(segmentsOf(doc.path)[0] ?? '') ? null : sidebarOf(version, doc),
    prev: prev === null ? null : neighborOf(version, prev),
    next: next === null ? null : neighborOf(version, next),
    run: runOf(fileOf(version, doc.id)),
    editUrl: env.editUrl ? `${env.editUrl}/${fileOf(version, doc.id)}` : null,
    problemUrl: forge?.issueWith(`Problem on ${doc.path}`) ?? null,
    address: absoluteUrl(doc.path),
    picture: absoluteUrl(pictureOf(doc.sidebar)),
    markdownPath: markdownPathOf(doc.path),
    assistantLinks: env.assistants.map(({ name, chatAbout }) => ({
      label: name,
      href: chatAbout(absoluteUrl(markdownPathOf(doc.path))),
    })),
    Content,
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
function movedIdsOfPage({ manifest }: Version, { path }: Doc): Page['movedIds'] {
  const moved = Object.entries(movedIdsOf(path, registry, manifest.redirects));
  return moved.length === 0 ? null : Object.fromEntries(moved.map(([id, to]) => [id, withBasePath(to)]));
}

/** Returns a link with the page's title, because a label such as "Troubleshooting" says little outside the sidebar. */
function neighborOf(version: Version, id: string): PageLink {
  return { label: frontmatterOf(version, id).title, path: pathOfId(id, version.path) };
}

/** Returns sidebar, categories, and page. The sidebar's label links to its first page, which is below the home page. */
function breadcrumbsOf(version: Version, doc: Doc, linkTo: (id: string) => PageLink): Crumb[] {
  const self = linkTo(doc.id);
  const sidebar = doc.sidebar === null ? undefined : version.manifest.sidebars[doc.sidebar];
  if (!sidebar) {
    return [self];
  }
  const [first] = idsOfItems(sidebar.items);
  if (first === undefined || first === doc.id) {
    const section = { label: sidebar.label, path: self.path };
    return doc.id === 'index' ? [section] : [{ label: 'Home', path: version.path }, section];
  }
  const categories = categoriesAbove(sidebar.items, doc.id) ?? [];
  return [
    { label: sidebar.label, path: linkTo(first).path },
    ...categories.map((category) => ({ label: category, path: null })),
    self,
  ];
}

/** Returns the path of a section's link preview image, or the site's image if the section has none. */
function pictureOf(sidebar: string | null): string {
  const own = `/social/${sidebar}.png`;
  return sidebar !== null && existsSync(join(process.cwd(), 'public', own)) ? own : '/social/site.png';
}
