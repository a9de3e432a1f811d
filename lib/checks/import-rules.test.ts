import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/programs/files-below';

/** The folders of `lib`, in the order of AGENTS.md's table. Each may import those before it. */
const order = [
  'programs',
  'site',
  'content',
  'search',
  'browser',
  'next-internals',
  'export',
  'hosting',
  'checks',
  'scripts',
];

type Rule = {
  /** The files that the rule is for. */
  readonly files: RegExp;
  /** Which imports it forbids. */
  readonly not: RegExp;
  readonly except?: RegExp;
  /** What to do instead. */
  readonly remedy: string;
};

const rules: readonly Rule[] = [
  ...order.slice(0, -1).map((folder, at) => ({
    files: new RegExp(`^lib/${folder}/`),
    not: new RegExp(`^@/lib/(?:${order.slice(at + 1).join('|')})/`),
    remedy: "this folder is above the other in AGENTS.md's table: take what it needs as an argument, or move it up.",
  })),
  {
    files: /^lib\/(?!content\/mdx\/fixtures\/)/,
    not: /^@\/(?:app|components|e2e)\//,
    remedy: 'components and end-to-end tests import lib, not the other way round: move what both need to lib.',
  },
  {
    files: /^lib\/(?:site|content\/(?:toc|placeholders))\/|^lib\/content\/(?:mdx|blocks|api|samples)\/[^/]+$/,
    not: /^(?:react|react-dom|next)(?:\/|$)/,
    remedy: 'plain rules know no React and no Next: return a value or a tree, and let components render it.',
  },
  {
    files: /^lib\/(?:site|content\/(?:toc|placeholders))\//,
    not: /^node:|^@\/(?!lib\/(?:site|content\/(?:toc|placeholders))\/|content\/advisories\/types$)/,
    remedy: 'this also runs in the browser, below the other folders: take what it needs as an argument.',
  },
  {
    files: /^lib\/content\/(?:mdx|blocks|api|samples)\/(?!plugins\.ts)[^/]+$/,
    not: /^@\/(?!lib\/content\/(?:blocks|pages|api|samples|placeholders|toc)\/[^/]+$|lib\/site\/|content\/)/,
    remedy: 'these files know each other, lib/site, and the tables of content only: take the rest as an option.',
  },
  {
    files: /^lib\/browser\/dom\//,
    not: /^(?!\.\/)/,
    remedy: 'this folder knows the DOM only: take anything else as an argument.',
  },
  {
    files: /^content\/(?!webhooks\/verifiers\/)/,
    not: /^(?!\.\/|@\/lib\/site\/(?:manifest\/|editions$))/,
    remedy: 'content declares: use lib/site/manifest and the editions only.',
  },
  {
    files: /^components\//,
    not: /^@\/app\//,
    remedy: 'a route composes components, not the other way round: take the value as a prop.',
  },
  {
    files: /^components\//,
    not: /^node:|^@\/(?:content|lib\/(?:content\/(?:pages|mdx)|checks|export|hosting|next-internals|scripts))\//,
    except: /^@\/lib\/(?:content\/pages\/page|next-internals\/(?:start-app|load-error))$/,
    remedy: 'a component reads no content, and this belongs to the build: take the finished value as a prop.',
  },
  {
    files: /^app\//,
    not: /^@\/lib\/(?:checks|export|hosting|scripts)\//,
    except: /^@\/lib\/export\/(?:bundle|social-images|markdown)\//,
    remedy: 'this runs in a program beside the site: move what both need to lib/content or lib/site.',
  },
  {
    files: /^e2e\//,
    not: /^@\/(?:app|components)\//,
    remedy: 'a program sees the site from outside: move what both need to lib.',
  },
];

/** Returns what a file imports, without the imports in samples of code. */
function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export|\} from|.*\bimport\()(?:[^'`]*\bfrom)?\s*'([^']+)'/gm,
  );
  return [...statements].map(([, name = '']) => name);
}

const files = ['app', 'components', 'content', 'e2e', 'lib'].flatMap((folder) =>
  filesBelow(folder)
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

test('files import only what their folder may', () => {
  const violations = files.flatMap((file) =>
    importsOf(file).flatMap((name) =>
      rules
        .filter((rule) => rule.files.test(file) && rule.not.test(name) && !rule.except?.test(name))
        .map(({ remedy }) => `${file} imports ${name}; ${remedy}`),
    ),
  );
  expect(violations).toEqual([]);
});

test("components import only types from a page's model", () => {
  const imports = files
    .filter((file) => file.startsWith('components/'))
    .flatMap((file) => readFileSync(file, 'utf8').match(/^import .* from '@\/lib\/content\/pages\/page';/gm) ?? []);
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});
