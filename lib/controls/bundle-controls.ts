import { basename, join } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

/** The scripts that work without React, ready to be served. */
export type ControlsBundle = {
  /** Name of the script that every page loads. */
  readonly entry: string;
  /** Names of the chunks that the entry imports, which a page preloads so that they arrive at the same time. */
  readonly imports: readonly string[];
  /** The text of every file by its name, which contains a hash of the text. */
  readonly files: ReadonlyMap<string, string>;
};

/** The folder that Next exports the scripts to, and `next dev` serves them from (`app/scripts/[file]/route.ts`). */
export const exportedFolder = 'scripts';

/** The folder of the built site that the scripts are served from: hosts let browsers keep its files forever. */
export const servedFolder = '_next/static/scripts';

/** The address of a script, without the base path. */
export function addressOfScript(name: string): string {
  return `/${process.env.NODE_ENV === 'production' ? servedFolder : exportedFolder}/${name}`;
}

const settings = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_EDIT_URL',
  'NEXT_PUBLIC_DOCSEARCH_APP_ID',
  'NEXT_PUBLIC_DOCSEARCH_API_KEY',
  'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
  'NEXT_PUBLIC_GTM_ID',
];

/** The options that the site and the offline copy bundle their scripts with; settings become constants, as in Next's own bundles. */
export function bundleOptions(root: string) {
  return {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(settings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')])),
    },
  } as const satisfies BuildOptions;
}

let bundled: ControlsBundle | null = null;

/**
 * Bundles `components/controls/controls.ts` and everything that it imports on demand. The result is kept for the process, except in
 * development.
 *
 * @param root the project's folder
 * @throws when a module can't be resolved or parsed, with file and line
 */
export function bundleControls(root: string): ControlsBundle {
  if (bundled && process.env.NODE_ENV === 'production') {
    return bundled;
  }
  const { outputFiles, metafile } = buildSync({
    ...bundleOptions(root),
    entryPoints: { controls: 'components/controls/controls.ts' },
    outdir: join(root, 'out', servedFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    write: false,
    metafile: true,
  });
  const [entry] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint?.endsWith('/controls.ts'));
  if (!entry) {
    throw new Error('esbuild wrote no file for components/controls/controls.ts.');
  }
  bundled = {
    entry: basename(entry[0]),
    imports: entry[1].imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path)),
    files: new Map(outputFiles.map(({ path, text }) => [basename(path), text])),
  };
  return bundled;
}
