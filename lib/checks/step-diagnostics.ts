import type { Link, ListItem, Nodes, Paragraph, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { canonicalLink, idOf } from '@/lib/content/mdx/canonical-link';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { site } from '@/lib/site/config';
import { pathOfId, stemOf } from '@/lib/site/paths';

/**
 * Finds steps that lead nowhere: a paragraph or list item in `<Steps>`, or an item of an ordered list, whose only link
 * points to the page itself. A link to another heading of the page is fine. Also finds links that use this site's
 * public URL anywhere on the page, because the link check only sees paths.
 */
export function stepDiagnostics(tree: Root, file: string): Diagnostic[] {
  const own = stemOf(pathOfId(idOf(file)));
  const selfLinks = stepParts(tree)
    .map(linksOf)
    .flatMap(([only, ...others]) => (only && others.length === 0 && isOwnPage(only, own, file) ? [only] : []));
  const ownAddresses = linksOf(tree).filter(({ url }) => ownPathOf(url) !== null);
  return [
    ...selfLinks.map(({ url, position }) =>
      diagnostic(
        file,
        position?.start.line ?? null,
        `has a step whose only link (${url}) leads to the same page`,
        'write the instruction itself, link to the heading that has it, or remove the step',
      ),
    ),
    ...ownAddresses.map(({ url, position }) =>
      diagnostic(
        file,
        position?.start.line ?? null,
        `links to ${url}, which is this site`,
        `write ${ownPathOf(url)} if that page exists here`,
      ),
    ),
  ];
}

/** Collects the paragraphs and list items that tell the reader what to do. A list item stands for its paragraphs. */
function stepParts(tree: Root): (Paragraph | ListItem)[] {
  const parts = new Set<Paragraph | ListItem>();
  const collect = (node: Nodes) =>
    visit(node, (child) => {
      if (child.type === 'listItem' || child.type === 'paragraph') {
        parts.add(child);
        return SKIP;
      }
      return undefined;
    });
  visit(tree, (node) => {
    if ((node.type === 'mdxJsxFlowElement' && node.name === 'Steps') || (node.type === 'list' && node.ordered)) {
      collect(node);
    }
  });
  return [...parts];
}

function linksOf(node: Nodes): Link[] {
  const links: Link[] = [];
  visit(node, 'link', (link) => {
    links.push(link);
  });
  return links;
}

function isOwnPage({ url }: Link, own: string, file: string): boolean {
  const path = ownPathOf(url) ?? url;
  if (/^(#.|[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) {
    return false;
  }
  const { pathname, hash } = new URL(canonicalLink(path, file), `http://site/${own}`);
  return stemOf(pathname) === own && hash.length < 2;
}

/** Returns the rest of a URL that starts with this site's public URL; null for any other. */
function ownPathOf(url: string): string | null {
  const rest = url.startsWith(site.url) ? url.slice(site.url.length) || '/' : '';
  return /^[/#]/.test(rest) ? rest : null;
}
