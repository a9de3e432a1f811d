import type { CompileOptions } from '@mdx-js/mdx';
import { mdxOptions } from '@/lib/content/mdx/plugins.mjs';

/** Returns the pipeline's options with their plugins loaded, as `@mdx-js/mdx` expects them. Next loads them itself. */
export async function loadMdxOptions(): Promise<CompileOptions> {
  const load = async (name: string) => (await import(name)).default;
  return {
    ...mdxOptions,
    remarkPlugins: await Promise.all(mdxOptions.remarkPlugins.map(load)),
    rehypePlugins: await Promise.all(mdxOptions.rehypePlugins.map(load)),
    providerImportSource: '@/mdx-components',
  };
}
