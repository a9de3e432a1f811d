import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import type { Docs, Filter, SectionText } from './docs';
import { findOperations, operationsOf } from './operations';
import { failure, reply, sectionReply } from './reply';
import { checkVersion, filterShape, readOnlyAnnotations, text } from './shapes';

/** Registers the tools that look up an environment variable, an error text, or an API operation. */
export function addLookupTools(server: McpServer, docs: Docs): void {
  const replyWith = async (urls: readonly string[], missing: string) => {
    const found = await Promise.all(urls.map((url) => docs.section(url)));
    const replies = found
      .filter((section): section is SectionText => section !== null)
      .map((each) => sectionReply(docs, each));
    return replies.length === 0
      ? failure(missing)
      : reply(replies.map((each) => each.text).join('\n\n---\n\n'), { results: replies.map(({ data }) => data) });
  };

  server.registerTool(
    'find_environment_variable',
    {
      description:
        'Look up a key of the .env file: its meaning, values, and default, in each edition of Mixpost that reads it.',
      inputSchema: { name: z.string().trim().min(1).max(100).describe('Such as APP_URL'), ...filterShape },
      annotations: readOnlyAnnotations,
    },
    async ({ name, ...filter }) => {
      const keys = environmentKeys(docs, filter);
      const urls = keys.filter(({ title }) => title === name.toUpperCase()).map(({ url }) => url);
      const similar = [...new Set(keys.map(({ title }) => title))]
        .sort((a, b) => distance(a, name.toUpperCase()) - distance(b, name.toUpperCase()))
        .slice(0, 5);
      return (
        checkVersion(docs, filter) ??
        replyWith(urls, `Mixpost reads no key named "${name}". Similar keys: ${similar.join(', ')}.`)
      );
    },
  );

  server.registerTool(
    'find_error',
    {
      description:
        'Find what an error message means and how to fix it. Paste the message, or the log that contains it.',
      inputSchema: { error: text, ...filterShape },
      annotations: readOnlyAnnotations,
    },
    async ({ error, ...filter }) => {
      const versionError = checkVersion(docs, filter);
      const results = versionError ? [] : await docs.search(error, filter, 3);
      const urls = results.flatMap(({ hits }) => hits.slice(0, 1).map(({ url }) => url));
      return (
        versionError ?? replyWith(urls, 'No page mentions this error. Try its most specific line with search_docs.')
      );
    },
  );

  const operations = docs.file('/openapi.json').then((json) => operationsOf(JSON.parse(json)));
  operations.catch(() => undefined);
  server.registerTool(
    'find_api_operation',
    {
      description: "Look up an operation of Mixpost's HTTP API by its request line, its ID, or words of its name.",
      inputSchema: {
        operation: z
          .string()
          .trim()
          .min(1)
          .max(500)
          .describe('Such as "POST /posts", "createPost", or "create a post"'),
      },
      annotations: readOnlyAnnotations,
    },
    async ({ operation }) => {
      const all = await operations;
      const found = findOperations(all, operation);
      const [only] = found;
      if (!only) {
        return failure(`There is no such operation. The operations are: ${all.map(({ name }) => name).join(', ')}.`);
      }
      if (found.length > 1) {
        const lines = found.map(({ name, summary, path }) => `- ${name}: ${summary} (read_page ${path})`);
        return reply(lines.join('\n'), { operations: found });
      }
      const section = await docs.section(only.path);
      const { text: page, data } = section ? sectionReply(docs, section) : { text: '', data: {} };
      return reply(`${only.name} (${only.id}): ${only.summary}\n\n${page}`, { operations: found, results: [data] });
    },
  );
}

/**
 * Returns the sections about keys of `.env`. Assumes that `<EnvironmentVariables>` writes each key as a heading, on
 * pages whose paths end in `/environment-variables`.
 */
function environmentKeys(docs: Docs, filter: Filter) {
  return docs
    .pages(filter)
    .filter(({ path }) => path.endsWith('/environment-variables'))
    .flatMap(({ first, end }) => docs.index.sections.slice(first + 1, end))
    .filter(({ title }) => /^[A-Z][A-Z0-9_]+$/.test(title));
}
