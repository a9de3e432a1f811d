import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { IndexPage } from '@/lib/search/index/site-index';
import type { Docs, SectionText } from './docs';
import type { PageText } from './page-text';

/** What every result says about its page. */
export function pageFacts({ title, canonical, verified }: PageText, { edition, version }: IndexPage) {
  return { title, address: canonical, edition: edition || 'all', version, verified };
}

/** Returns a result both as text for the model and as data. */
export function reply(text: string, data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: data };
}

/** Returns an error that the model can act on. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}

/** Returns a section's data and its Markdown under a line with its address and how it was verified. */
export function sectionReply(docs: Docs, { url, page, markdown }: SectionText) {
  const indexed = docs.index.pages.find(({ path }) => path === url.replace(/#.*/, '')) as IndexPage;
  const [, hash = ''] = url.split('#');
  const facts = pageFacts(page, indexed);
  const address = facts.address + (hash && `#${hash}`);
  return {
    text: `${sourceLine({ ...facts, address })}\n\n${markdown}`,
    data: { ...facts, address, path: url, markdown },
  };
}

/** Returns a line that names a result's address, version, and how it was verified. */
export function sourceLine({ address, version, verified }: ReturnType<typeof pageFacts>): string {
  const product = verified.version ? ` against ${verified.version}` : '';
  return `Source: <${address}> (documentation ${version}; verified ${verified.date}${product}, method: ${verified.method})`;
}
