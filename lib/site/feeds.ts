import { type EditionName, editionLabels } from './editions';

const subjects = { releases: 'releases and breaking changes', pages: 'changed and checked pages' };

/** The Atom feeds of each edition: releases of Mixpost, and pages of this site that were checked. */
const editionFeeds = (Object.keys(editionLabels) as EditionName[]).flatMap((edition) =>
  (['releases', 'pages'] as const).map((kind) => ({
    kind,
    edition,
    path: `/feeds/${edition}-${kind}.atom`,
    title: `Mixpost ${editionLabels[edition]}: ${subjects[kind]}`,
  })),
);

/** Every Atom feed. Those about vulnerabilities, known problems, and networks belong to no edition. */
export const feeds = [
  ...editionFeeds,
  {
    kind: 'advisories',
    edition: null,
    path: '/feeds/advisories.atom',
    title: 'Mixpost: security advisories and known problems',
  },
  { kind: 'alerts', edition: null, path: '/feeds/network-alerts.atom', title: 'Mixpost: network alerts' },
] as const;
