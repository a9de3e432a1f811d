import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { htmlOf, out, pagePaths } from '@/e2e/support/built-site';
import { referencesOf } from '@/lib/content/html/page-references';
import { readHtml } from '@/lib/content/html/read-html';
import { site } from '@/lib/site/config';
import { filesOf, markdownPathOf, stemOf } from '@/lib/site/paths';
import { collapseWhitespace, outlineOfHtml, type PageOutline } from './page-outline';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);
const read = (file: string) => readFileSync(join(out, file), 'utf8');
const markdownOf = (path: string) => read(markdownPathOf(path));
/** The tree without anchors, which are the only HTML: of headings, and of sections that moved. */
const treeOf = once((path) => {
  const tree = parser.parse(markdownOf(path));
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && node.type === 'html' && /^<a id="[\w-]+">$/.test(node.value)) {
      parent.children.splice(index, 2);
      return index;
    }
    return undefined;
  });
  return tree;
});
const idsOf = once((path) => referencesOf(readHtml(htmlOf(path))).ids);

/** Computes a page's value only once. */
function once<Value>(compute: (path: string) => Value): (path: string) => Value {
  const values = new Map<string, Value>();
  return (path) => {
    const value = values.get(path) ?? compute(path);
    values.set(path, value);
    return value;
  };
}

function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : node.type === 'break' ? ' ' : '';
}

/** Returns all nodes of a type, in order. */
function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const nodes: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    nodes.push(node as Extract<Nodes, { type: Type }>);
  });
  return nodes;
}

function outlineOfMarkdown(tree: Root): Omit<PageOutline, 'texts'> {
  const texts = (type: 'heading' | 'tableCell') => nodesOf(tree, type).map((node) => collapseWhitespace(textOf(node)));
  return {
    headings: texts('heading'),
    code: nodesOf(tree, 'code').map(({ value }) => value),
    cells: texts('tableCell'),
    links: nodesOf(tree, 'link').map(({ url }) => url),
  };
}

/** Returns what's wrong with a link: its page, file, or anchor is missing. Returns null if nothing is. */
function diagnosticOf(link: string): string | null {
  const { origin, pathname, hash } = new URL(link);
  if (origin !== site.url) {
    return null;
  }
  const page = pagePaths.find((path) => stemOf(path) === stemOf(pathname));
  if (!page) {
    const isFile = existsSync(join(out, pathname)) || existsSync(join(out, filesOf(pathname, 'html')[0]));
    return isFile ? null : `${link} is neither a page nor a file`;
  }
  const anchor = decodeURIComponent(hash.slice(1));
  return anchor === '' || idsOf(page).has(anchor) ? null : `${link} has an anchor that doesn't exist`;
}

for (const path of pagePaths) {
  test(`${path} has the same content in Markdown`, () => {
    const tree = treeOf(path);
    const { texts, ...outline } = outlineOfHtml(htmlOf(path), site.url + path);
    expect(outlineOfMarkdown(tree)).toEqual(outline);
    const unspaced = (text: string) => text.replace(/\s+/g, '');
    const whole = unspaced(textOf(tree));
    expect(texts.filter((text) => !whole.includes(unspaced(text)))).toEqual([]);
    expect(nodesOf(tree, 'html'), 'HTML in the Markdown').toEqual([]);
    expect(markdownOf(path), 'placeholders').not.toMatch(/\[\[[a-z]/);
  });

  test(`${path} has frontmatter in Markdown, and links to its Markdown in the head`, () => {
    const frontmatter = parse(nodesOf(treeOf(path), 'yaml')[0]?.value ?? '');
    expect(frontmatter).toMatchObject({
      canonical: site.url + path,
      index: `${site.url}/llms.txt`,
      verified: { date: expect.stringMatching(/^\d{4}-/) },
    });
    expect(frontmatter.title.length * frontmatter.description.length).toBeGreaterThan(0);
    expect(htmlOf(path)).toContain(
      `<link rel="alternate" type="text/markdown" href="${site.url}${markdownPathOf(path)}"/>`,
    );
    expect(htmlOf(path)).toContain('<link rel="describedby" type="text/plain" href="/llms.txt"/>');
  });

  test(`${path} fits what assistants read of a page, and says to them where all pages are`, () => {
    expect(markdownOf(path).length).toBeLessThanOrEqual(50_000);
    const body = htmlOf(path).replace(/^.*<body/s, '');
    expect(body).toMatch(/<a href="\/llms\.txt"[^>]*>.*?For assistants: llms\.txt/);
    expect(body).toContain(`href="${markdownPathOf(path)}"`);
  });
}

test('every link in the Markdown pages has a target', () => {
  const links = pagePaths.flatMap((path) => {
    const html = htmlOf(path);
    // If the HTML has the absolute URL too, the link is to another site, even if this site uses its host name.
    return nodesOf(treeOf(path), 'link').flatMap(({ url }) => (html.includes(`"${url}"`) ? [] : [url]));
  });
  expect([...new Set(links)].map(diagnosticOf).filter(Boolean)).toEqual([]);
  expect(links.length).toBeGreaterThan(pagePaths.length);
});

test.each(['mixpost-lite', 'mixpost-api'])(
  'the skill %s is what its index describes, and names pages that exist',
  (id) => {
    const { skills } = JSON.parse(read('.well-known/agent-skills/index.json'));
    const skill = skills.find((each: { readonly name: string }) => each.name === id);
    const text = read(skill.url);
    expect(skill.digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    const tree = parser.parse(text);
    const { name, description } = parse(nodesOf(tree, 'yaml')[0]?.value ?? '');
    expect({ name, description }).toEqual({ name: skill.name, description: skill.description });
    const links = nodesOf(tree, 'link').map(({ url }) => url);
    expect(links.filter((link) => !existsSync(join(out, new URL(link).pathname)))).toEqual([]);
  },
);

test('every link between Markdown pages leads to a heading of that text, or with that ID', () => {
  const anchorsOf = once((path) => {
    const slugger = new GithubSlugger();
    const slugs = nodesOf(treeOf(path), 'heading').map((heading) => slugger.slug(textOf(heading).trim()));
    const ids = [...markdownOf(path).matchAll(/<a id="([\w-]+)"><\/a>$/gm)].map(([, id]) => id);
    return new Set([...slugs, ...ids]);
  });
  const unknown = pagePaths.flatMap((path) =>
    nodesOf(treeOf(path), 'link').flatMap(({ url }) => {
      const { origin, pathname, hash } = new URL(url);
      const target = origin === site.url && hash ? pagePaths.find((page) => stemOf(page) === stemOf(pathname)) : null;
      return target && !anchorsOf(target).has(decodeURIComponent(hash.slice(1))) ? [`${path}: ${url}`] : [];
    }),
  );
  expect(unknown).toEqual([]);
});

test('the Markdown separates badges, and no source note stands alone', () => {
  const wrong = pagePaths.flatMap((path) =>
    markdownOf(path)
      .split('\n')
      .filter((line) => /[A-Z][a-z]+(?: [\d.]+\+)?(?:\*_|_\*)[A-Z]|^\s*(?:> )?\(\*[^*]+\*\)\.?$/.test(line))
      .map((line) => `${path}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test('llms.txt lists the Markdown of every page with a summary', () => {
  const tree = parser.parse(read('llms.txt'));
  const links = nodesOf(tree, 'link').map(({ url }) => url);
  expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
  expect(links.filter((link) => link.endsWith('.md')).sort()).toEqual(
    pagePaths.map((path) => site.url + markdownPathOf(path)).sort(),
  );
  expect(links.filter((link) => !existsSync(join(out, new URL(link).pathname)))).toEqual([]);
  expect(nodesOf(tree, 'listItem').filter((item) => !textOf(item).includes(': '))).toEqual([]);
});

test('the files of the sidebars contain the text of their pages only', () => {
  expect(read('llms-full-lite.txt')).toContain(`Source: <${site.url}/lite/updating>`);
  expect(read('llms-full-lite.txt')).not.toContain(`Source: <${site.url}/pro/updating>`);
});

test('llms-full.txt contains the text of every page below its URL', () => {
  const whole = read('llms-full.txt');
  for (const path of pagePaths) {
    expect(whole).toContain(`Source: <${site.url}${path}>`);
    expect(whole).toContain(markdownOf(path).replace(/^---\n[\s\S]*?\n---\n\n# .*\n\n/, ''));
  }
});
