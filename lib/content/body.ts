import 'server-only';
import type { ComponentType } from 'react';
import type { Version } from '@/lib/manifest/types';
import type { Heading } from '@/lib/toc/build-toc';

/** The text of a page, compiled by the MDX pipeline, with the headings that it met on the way. */
export type Body = { readonly Content: ComponentType; readonly headings: readonly Heading[] };

/** Loads the compiled text of a page. */
export async function loadBody(version: Pick<Version, 'name'>, id: string): Promise<Body> {
  const folder = version.name === 'current' ? '' : `versions/${version.name}/`;
  const module = await import(`@/content/${folder}${id}.mdx`);
  return { Content: module.default, headings: module.headings };
}
