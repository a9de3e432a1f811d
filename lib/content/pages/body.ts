import 'server-only';
import type { ComponentType } from 'react';
import type { Heading } from '@/lib/content/toc/build-toc';
import type { EditionName } from '@/lib/site/editions';
import type { Version } from '@/lib/site/manifest/types';

/** What the components around a page's text need to know about it (see `lib/content/mdx/rehype-summary.ts`). */
export type Summary = {
  /** The names of its placeholders, without duplicates. */
  readonly placeholders: readonly string[];
  /** The editions for which part of the page is dimmed. */
  readonly dimmedFor: readonly EditionName[];
  /** The newest version that a part of it requires in each edition, such as `pro:7.0.0 enterprise:8.0.0`; or empty. */
  readonly latestSince: string;
  /** Whether the page shows an API operation with its samples side by side, which takes the full width. */
  readonly hasOperation: boolean;
};

/** The text of a page, compiled by the MDX pipeline, with its headings and a summary. */
export type Body = {
  readonly Content: ComponentType;
  readonly headings: readonly Heading[];
  readonly summary: Summary;
};

/** Loads the compiled text of a page. */
export async function loadBody(version: Pick<Version, 'name'>, id: string): Promise<Body> {
  const folder = version.name === 'current' ? '' : `versions/${version.name}/`;
  const module = await import(`@/content/${folder}${id}.mdx`);
  return { Content: module.default, headings: module.headings, summary: module.summary };
}
