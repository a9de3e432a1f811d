import { type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { isSearchHosted } from '@/lib/site/hosted-search.mjs';
import { settings } from '@/lib/site/settings';

/** Options that differ between the scripts that are bundled without Next. */
export type BundleOptions = {
  /** Entry points relative to the root, by the name of their bundle. */
  readonly input: Readonly<Record<string, string>>;
  readonly output: OutputOptions;
  /** Additional constants, as JavaScript source. */
  readonly define?: Readonly<Record<string, string>>;
  /** Where the scripts run; in browsers by default. */
  readonly platform?: 'browser' | 'node';
  readonly plugins?: readonly Plugin[];
};

/** Bundles and minifies scripts, with the settings of the build. Throws if a module can't be resolved or parsed. */
export async function bundle(
  root: string,
  { input, output, define, platform = 'browser', plugins = [] }: BundleOptions,
): Promise<OutputChunk[]> {
  // Settings become constants, as in Next's own bundles.
  const constants = settings.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? '')]);
  const build = await rolldown({
    cwd: root,
    input: { ...input },
    platform,
    plugins: [...plugins],
    // Tests bundle a copy of the project in which node_modules is a link.
    tsconfig: true,
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        ...Object.fromEntries(constants),
        isSearchHosted: String(isSearchHosted),
        ...define,
      },
    },
  });
  try {
    const files = await build.generate({ minify: true, comments: false, ...output });
    return files.output.filter((file) => file.type === 'chunk');
  } finally {
    await build.close();
  }
}
