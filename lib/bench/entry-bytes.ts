import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/**
 * What every page loads of some modules, in bytes (gzip): with all that they import, but without packages, which are in each page anyway,
 * and without what they load only later.
 *
 * @param root the project's folder
 * @param modules by their names, such as `@/components/values/use-values`
 */
export async function entryBytes(root: string, modules: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: modules.map((name) => `export * from '${name}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    packages: 'external',
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': 'undefined' },
    loader: { '.css': 'local-css' },
    plugins: [
      {
        name: 'later',
        setup: ({ onResolve }) => {
          onResolve({ filter: /./ }, ({ kind, path }) =>
            kind === 'dynamic-import' ? { path, external: true } : undefined,
          );
        },
      },
    ],
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  return gzipSync(script, { level: 9 }).length;
}
