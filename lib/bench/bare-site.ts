import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writePages } from './generate';
import { type BenchPage, sectionsOf } from './site-plan';

/**
 * Writes the floor that this site is measured against: Next.js and @next/mdx as their guides show them, with tables and a
 * sidebar of plain links to the page's own section. No highlighting, no styles worth the name, no other feature.
 */
export function writeBareSite(folder: string, pages: readonly BenchPage[]): void {
  writePages(join(folder, 'content'), pages);
  const all = { ...files, 'sections.json': sectionsJson(pages) };
  for (const [name, text] of Object.entries(all)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Next knows a page by its address without a slash at the end, also that of a section's index. */
function sectionsJson(pages: readonly BenchPage[]): string {
  const sections = [...sectionsOf(pages)].map(([name, members]) => [
    name,
    members.map(({ id, path, title }) => ({ id, title, href: path.replace(/(?<=.)\/$/, '') })),
  ]);
  return JSON.stringify(Object.fromEntries(sections));
}

const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'bare', private: true, type: 'module', scripts: { build: 'next build' } }),

  'next.config.mjs': `import createMDX from '@next/mdx';

const withMDX = createMDX({ options: { remarkPlugins: ['remark-gfm', import.meta.dirname + '/frontmatter.mjs'] } });

export default withMDX({ output: 'export', turbopack: { root: import.meta.dirname } });
`,

  'frontmatter.mjs': `/** Takes the YAML block out of the text before it is parsed. */
export default function frontmatter() {
  const parse = this.parser;
  this.parser = (text, file) => parse(text.replace(/^---\\n[^]*?\\n---\\n/, ''), file);
}
`,

  'mdx-components.tsx': `import type { MDXComponents } from 'mdx/types';

export const useMDXComponents = (): MDXComponents => ({});
`,

  'app/global.css': `body { margin: 0; font: 16px/1.6 system-ui, sans-serif }
.shell { display: grid; grid-template-columns: 280px minmax(0, 1fr); max-width: 1200px; margin: auto }
nav a { display: block; padding: 2px 8px }
main { padding: 16px 32px }
pre { overflow: auto; padding: 12px; background: #f5f5f5 }
`,

  'app/layout.tsx': `import './global.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Bare' };

export default function Layout({ children }: { children: ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,

  'app/[[...slug]]/page.tsx': `import { readFileSync } from 'node:fs';
import Link from 'next/link';

type Page = { id: string; href: string; title: string };
const sections: Record<string, Page[]> = JSON.parse(readFileSync('sections.json', 'utf8'));
const places = new Map(Object.values(sections).flatMap((pages) => pages.map((page) => [page.href, { page, pages }])));

export const dynamicParams = false;

export function generateStaticParams() {
  return [...places.keys()].map((href) => ({ slug: href.split('/').filter(Boolean) }));
}

export default async function DocPage({ params }: { params: Promise<{ slug?: string[] }> }) {
  const { slug = [] } = await params;
  const { page, pages } = places.get('/' + slug.join('/'))!;
  const { default: Body } = await import(\`../../content/\${page.id}.mdx\`);
  return (
    <div className="shell">
      <nav>{pages.map(({ href, title }) => <Link key={href} href={href}>{title}</Link>)}</nav>
      <main><h1>{page.title}</h1><Body /></main>
    </div>
  );
}
`,

  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['dom', 'dom.iterable', 'esnext'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      allowJs: true,
      incremental: true,
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', '.next/types/**/*.ts', '**/*.ts', '**/*.tsx'],
    exclude: ['node_modules'],
  }),
};
