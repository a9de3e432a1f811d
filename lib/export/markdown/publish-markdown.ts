import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Link, ListItem, Root } from 'mdast';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import type { Version } from '@/lib/site/manifest/types';
import { markdownPathOf } from '@/lib/site/paths';
import { printMarkdown } from './markdown';
import type { MarkdownPage } from './markdown-page';
import { publishSkills } from './publish-skills';

/** Pages without a sidebar. */
const others = 'Other pages';

/** Files that aren't pages, besides a file with the pages of each sidebar. */
const files = [
  ['openapi.yaml', 'The HTTP API as an OpenAPI 3.1 document, with the webhooks.'],
  ['llms-full.txt', 'All pages in one file.'],
  ['.well-known/agent-skills/index.json', 'Skills for running Mixpost Lite, and for programs that use the API.'],
] as const;

/**
 * Publishes the Markdown pages, the offsets of their placeholders, the lines of their sections, and for the newest version `llms.txt`, all pages in
 * one file, those of each sidebar in one, and the skills.
 */
export function publishMarkdown(out: string, newest: Version, markdownPages: readonly MarkdownPage[]): void {
  for (const { route, text } of markdownPages) {
    const file = join(out, markdownPathOf(route.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of ['placeholders', 'sections'] as const) {
    const values = markdownPages.map((page) => [markdownPathOf(page.route.path), page[name]]);
    writeFileSync(join(out, `markdown-${name}.json`), JSON.stringify(Object.fromEntries(values)));
  }
  const current = markdownPages.filter(({ route }) => route.version.name === newest.name);
  writeFileSync(join(out, 'llms.txt'), llmsText(newest, current));
  const write = (name: string, pages: readonly MarkdownPage[]) =>
    writeFileSync(join(out, name), pages.map(({ chapter }) => chapter).join('\n'));
  write('llms-full.txt', current);
  for (const sidebar of Object.keys(newest.manifest.sidebars)) {
    write(
      fileOfSidebar(sidebar),
      current.filter(({ route }) => route.doc.sidebar === sidebar),
    );
  }
  publishSkills(out, current);
}

/** Returns the site map for language models (llmstxt.org): each page with its description, by sidebar. */
function llmsText(version: Version, markdownPages: readonly MarkdownPage[]): string {
  const sections = [...Object.entries(version.manifest.sidebars), [null, { label: others }] as const].flatMap(
    ([sidebar, { label }]) => {
      const items = markdownPages
        .filter(({ route }) => route.doc.sidebar === sidebar)
        .map(({ title, address, description }) => itemOf(title, address, description));
      return items.length > 0 ? sectionOf(label, items) : [];
    },
  );
  return printMarkdown({
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: site.name }] },
      { type: 'blockquote', children: [paragraph(site.description)] },
      paragraph(
        'Each link below leads to a page in Markdown. Values such as the domain are examples; replace them with your own. ' +
          'The top of each page says when it was checked, and against which version.',
      ),
      ...sections,
      ...sectionOf(
        'Files',
        [
          ...files,
          ...Object.entries(version.manifest.sidebars).map(
            ([sidebar, { label }]) => [fileOfSidebar(sidebar), `The pages of "${label}" in one file.`] as const,
          ),
        ].map(([name, about]) => itemOf(name, absoluteUrl(`/${name}`), about)),
      ),
    ],
  });
}

/** Returns the name of the file with all pages of a sidebar, such as an edition. */
function fileOfSidebar(sidebar: string): string {
  return `llms-full-${sidebar}.txt`;
}

function itemOf(name: string, url: string, about: string): ListItem {
  const link: Link = { type: 'link', url, children: [{ type: 'text', value: name }] };
  const children = [{ type: 'paragraph' as const, children: [link, { type: 'text' as const, value: `: ${about}` }] }];
  return { type: 'listItem', spread: false, children };
}

function sectionOf(label: string, items: readonly ListItem[]): Root['children'] {
  return [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: label }] },
    { type: 'list', spread: false, children: [...items] },
  ];
}

function paragraph(value: string): { type: 'paragraph'; children: [{ type: 'text'; value: string }] } {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}
