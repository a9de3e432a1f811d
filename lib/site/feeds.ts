import { type EditionName, editionLabels } from './editions.mjs';

const subjects = { releases: 'releases and breaking changes', pages: 'changed and checked pages' };

/** The Atom feeds of each edition: releases of Mixpost, and pages of this site that were checked. */
export const feeds = (Object.keys(editionLabels) as EditionName[]).flatMap((edition) =>
  (['releases', 'pages'] as const).map((kind) => ({
    kind,
    edition,
    path: `/feeds/${edition}-${kind}.atom`,
    title: `Mixpost ${editionLabels[edition]}: ${subjects[kind]}`,
  })),
);
