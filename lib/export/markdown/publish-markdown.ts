import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import type { Version } from '@/lib/site/manifest/types';
import { markdownPathOf } from '@/lib/site/paths';
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
 * Publishes the Markdown pages, the offsets of their placeholders, the lines of their sections, and for the newest
 * version `llms.txt`, all pages in one file, those of each sidebar in one, and the skills.
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
  const sidebars = Object.entries(version.manifest.sidebars);
  const sections = [...sidebars, [null, { label: others }] as const].map(([sidebar, { label }]) => {
    const pages = markdownPages.filter(({ route }) => route.doc.sidebar === sidebar);
    return sectionOf(
      label,
      pages.map(({ title, address, description }) => lineOf(title, address, description)),
    );
  });
  const sidebarFiles = sidebars.map(
    ([sidebar, { label }]) => [fileOfSidebar(sidebar), `The pages of "${label}" in one file.`] as const,
  );
  const fileLines = [...files, ...sidebarFiles].map(([name, about]) => lineOf(name, absoluteUrl(`/${name}`), about));
  return `# ${site.name}

> ${site.description}

Each link below leads to a page in Markdown. Values such as the domain are examples; replace them with your own. The top of each page says when it was checked, and against which version.
${sections.join('')}${sectionOf('Files', fileLines)}`;
}

function lineOf(name: string, url: string, about: string): string {
  return `- [${name}](${url}): ${about}\n`;
}

function sectionOf(label: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n## ${label}\n\n${lines.join('')}` : '';
}

/** Returns the name of the file with all pages of a sidebar, such as an edition. */
function fileOfSidebar(sidebar: string): string {
  return `llms-full-${sidebar}.txt`;
}
