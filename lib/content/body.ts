import 'server-only';
import type { ComponentType } from 'react';
import type { Version } from '@/lib/manifest/types';
import type { EditionName } from '@/lib/site/editions.mjs';
import type { Heading } from '@/lib/toc/build-toc';

/** What a page's head says about its text (see `lib/mdx/rehype-summary.mjs`). */
export type Summary = {
  /** The names of its placeholders, each once. */
  readonly placeholders: readonly string[];
  /** The editions for which a part of it is dimmed. */
  readonly dimmedFor: readonly EditionName[];
  /** The newest version that a part of it requires in each edition, such as `pro:7.0.0 enterprise:8.0.0`; empty for none. */
  readonly latestSince: string;
  /** Whether it shows an operation of the API beside its samples, which takes the whole width. */
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
