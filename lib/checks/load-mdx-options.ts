import type { CompileOptions } from '@mdx-js/mdx';
import { mdxOptions } from '@/lib/mdx/plugins.mjs';

/** The pipeline's options with its plugins loaded, in the form that `@mdx-js/mdx` takes. Next loads them by itself. */
export async function loadMdxOptions(): Promise<CompileOptions> {
  const load = async (name: string) => (await import(name)).default;
  return {
    ...mdxOptions,
    remarkPlugins: await Promise.all(mdxOptions.remarkPlugins.map(load)),
    rehypePlugins: await Promise.all(mdxOptions.rehypePlugins.map(load)),
    providerImportSource: '@/mdx-components',
  };
}
