import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { maxHitsPerPage } from '@/lib/search/engine';
import type { Docs } from './docs';
import { failure, pageFacts, reply, sectionReply, sourceLine } from './reply';
import { checkVersion, filterShape, readOnlyAnnotations, text } from './shapes';

/** Registers the tools that search, read, and list pages. */
export function addPageTools(server: McpServer, docs: Docs): void {
  server.registerTool(
    'search_docs',
    {
      description: `Search the Mixpost documentation with the site's own ranking. Returns pages, best first, each with up to ${maxHitsPerPage} matching sections. Read a section with read_page.`,
      inputSchema: {
        query: text,
        ...filterShape,
        limit: z.int().min(1).max(20).default(10).describe('Number of pages'),
      },
      annotations: readOnlyAnnotations,
    },
    async ({ query, limit, ...filter }) => {
      const versionError = checkVersion(docs, filter);
      if (versionError) {
        return versionError;
      }
      const results = await Promise.all(
        (await docs.search(query, filter, limit)).map(async ({ path, hits, editions }) => {
          const page = docs.index.pages.find((each) => each.path === path);
          const facts = page && pageFacts(await docs.pageText(path), page);
          const sections = hits.map(({ url, trail, snippet }) => ({
            path: url,
            trail: trail.join(' > '),
            snippet: snippet.map((part) => part.text).join(''),
          }));
          return facts ? [{ ...facts, path, sections, editions }] : [];
        }),
      );
      const found = results.flat();
      const lines = found.map((result) => {
        const sections = result.sections.map(({ path, trail, snippet }) => `- ${path} (${trail}): ${snippet}`);
        return `## ${result.title}\n${sourceLine(result)}\n${sections.join('\n')}`;
      });
      return reply(lines.join('\n\n') || 'Nothing matches. Try fewer or other words, or list_pages.', {
        results: found,
      });
    },
  );

  server.registerTool(
    'read_page',
    {
      description:
        'Read a page of the Mixpost documentation, or one section of it, as Markdown. Values such as domains are examples.',
      inputSchema: {
        page: text.describe('Path or address, with a hash for one section: /lite/updating#back-up'),
      },
      annotations: readOnlyAnnotations,
    },
    async ({ page }) => {
      const found = await docs.section(page);
      if (!found) {
        const sections = docs.sectionPaths(page);
        return failure(
          sections.length > 0
            ? `This page has no such section. Its sections are:\n${sections.join('\n')}`
            : `There is no page "${page.slice(0, 200)}". Find its path with search_docs or list_pages.`,
        );
      }
      const { text: markdown, data } = sectionReply(docs, found);
      return reply(markdown, data);
    },
  );

  server.registerTool(
    'list_pages',
    {
      description: 'List the pages of the Mixpost documentation with their paths and descriptions.',
      inputSchema: filterShape,
      annotations: readOnlyAnnotations,
    },
    async (filter) => {
      const versionError = checkVersion(docs, filter);
      if (versionError) {
        return versionError;
      }
      const pages = await Promise.all(
        docs.pages(filter).map(async (page) => {
          const content = await docs.pageText(page.path);
          return { ...pageFacts(content, page), path: page.path, description: content.description };
        }),
      );
      const lines = pages.map(({ path, title, description }) => `- ${path} (${title}): ${description}`);
      return reply(lines.join('\n'), { pages });
    },
  );
}
