import type { Exception } from './actions';

/** What readers do rarely, and in one place only. */
export type Job = {
  /** What a heading about it says, without its ID. */
  readonly heading: RegExp;
  /** The section that describes it. Others with such a heading link to it. */
  readonly owner: string;
};

export const jobs: readonly Job[] = [
  {
    heading: /^move (?:mixpost )?to (?:a|an|another) (?:new |other )?server/i,
    owner: '/guides/backup#move-to-another-server',
  },
  { heading: /^change (?:the|your) domain/i, owner: '/guides/backup#if-the-domain-changes-too' },
  { heading: /^move between docker/i, owner: '/guides/backup#move-between-docker-and-a-manual-installation' },
  { heading: /\bleaked\b/i, owner: '/guides/security#replace-leaked-secrets' },
  { heading: /version of (?:mysql|redis)/i, owner: '/guides/security#change-the-version-of-mysql-or-redis' },
  { heading: /^move (?:mysql|redis|the database)/i, owner: '/guides/several-servers#move-mysql-and-redis' },
  { heading: /overdue posts/i, owner: '/guides/backup#hold-back-overdue-posts' },
];

/** How pages that Pro and Enterprise both have name the other edition. */
export const otherEdition = {
  pro: /\benterprise\b|MixpostEnterprise/i,
  enterprise: /\bPro\b(?! core)|\/pro\/|MixpostProTeam|="(?:mixpost-pro-team|pro)"/,
} as const;

/** Sections of such pages that name it for a reason. */
export const twinExceptions: readonly Exception[] = [
  [/^enterprise\/upgrading\/index.*Which upgrades/, 'An installation of Pro first switches.'],
];
