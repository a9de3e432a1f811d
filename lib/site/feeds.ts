import { type EditionName, editionLabels } from './editions.mjs';

/** An Atom feed of an edition: releases of Mixpost, or pages of this site that were checked. */
export type FeedAddress = {
  readonly kind: 'releases' | 'pages';
  readonly edition: EditionName;
  readonly path: string;
  readonly title: string;
};

export const feeds: readonly FeedAddress[] = (Object.keys(editionLabels) as EditionName[]).flatMap((edition) => [
  {
    kind: 'releases',
    edition,
    path: `/feeds/${edition}-releases.atom`,
    title: `Mixpost ${editionLabels[edition]}: releases and breaking changes`,
  },
  {
    kind: 'pages',
    edition,
    path: `/feeds/${edition}-pages.atom`,
    title: `Mixpost ${editionLabels[edition]}: changed and checked pages`,
  },
]);
