import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/programs/fixtures/temporary-folder';
import { bundleScripts, replacements } from './bundle-scripts';

test('replaces modules by their whole path, not by the end of an import', async () => {
  const root = temporaryFolder({
    'tsconfig.json': '{"compilerOptions":{"paths":{"@/*":["./*"]}}}',
    'app/_offline-copy/head.ts': "import { a } from '@/components/other/load-page';\nconsole.log(a);",
    'app/_offline-copy/page.tsx':
      "import { a } from '../../components/planner/load-page';\nimport { b } from '@/components/planner/load-page';\nconsole.log(a, b);",
    'app/_offline-copy/load-page.ts': "export const a = 'replacement';\nexport const b = a;",
    'components/planner/load-page.ts': "export const a = 'original';\nexport const b = a;",
    'components/other/load-page.ts': "export const a = 'unrelated';",
    'content/index.mdx': '',
  });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  const scripts = await bundleScripts(root);
  expect(scripts.get('head.js')).toContain('unrelated');
  expect(scripts.get('page.js')).toContain('replacement');
  expect(scripts.get('page.js')).not.toContain('original');
});

test('all replaced modules and their replacements exist', () => {
  for (const [module, replacement] of Object.entries(replacements)) {
    expect(existsSync(module), module).toBe(true);
    expect(existsSync(join('app/_offline-copy', replacement)), replacement).toBe(true);
  }
});

test("the scripts of the offline copy search the copy's own index, and don't contain the hosted search", async () => {
  const files = await bundleScripts(process.cwd());
  const code = files.get('page.js') ?? '';
  expect({ own: code.includes('search-results'), hosted: /algolianet|DocSearch-/.test(code) }).toEqual({
    own: true,
    hosted: false,
  });
});
