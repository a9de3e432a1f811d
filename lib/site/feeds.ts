import { type EditionName, editionLabels } from './editions.mjs';

/** An Atom feed of an edition: releases of Mixpost, or pages of this site that were checked. */
export type FeedAddress = {
  readonly kind: 'releases' | 'pages';
  readonly edition: EditionName;
  readonly path: string;
  readonly title: string;
};

const subjects = { releases: 'releases and breaking changes', pages: 'changed and checked pages' };

export const feeds = (Object.keys(editionLabels) as EditionName[]).flatMap((edition) =>
  (['releases', 'pages'] as const).map(
    (kind): FeedAddress => ({
      kind,
      edition,
      path: `/feeds/${edition}-${kind}.atom`,
      title: `Mixpost ${editionLabels[edition]}: ${subjects[kind]}`,
    }),
  ),
);
