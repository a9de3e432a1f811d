import type { EditionName } from '@/lib/site/editions';

/** What every plan of an edition starts and ends with, as sections. */
export type SharedSections = {
  /** What comes before the first upgrade, in order. One of them is the backup, which is made once. */
  readonly start: readonly string[];
  /** Those of them that Docker doesn't need. */
  readonly notInDocker: readonly string[];
  /** The checks after the last upgrade. */
  readonly final: string;
  /** How to go back to the old version. */
  readonly back: string;
};

/** The shared sections of each edition. */
export const shared: Readonly<Record<EditionName, SharedSections>> = {
  lite: {
    start: ['/lite/upgrading/#read-what-changes', '/lite/updating#back-up-first', '/guides/backup#rehearse-on-a-copy'],
    notInDocker: [],
    final: '/lite/upgrading/#open-and-check',
    back: '/lite/upgrading/upgrading-v2#you-want-to-go-back',
  },
  pro: {
    start: [
      '/pro/upgrading/#read-the-release-notes-and-the-guide',
      '/pro/updating#back-up-before-the-update',
      '/pro/upgrading/#save-your-own-code-changes',
      '/guides/backup#rehearse-on-a-copy',
    ],
    notInDocker: ['/pro/upgrading/#save-your-own-code-changes'],
    final: '/pro/upgrading/#test-before-you-go-on',
    back: '/pro/upgrading/#you-want-to-go-back-to-the-old-version',
  },
  enterprise: {
    start: [
      '/enterprise/upgrading/#read-the-release-notes-and-the-guide',
      '/enterprise/updating#back-up-first',
      '/enterprise/upgrading/#save-your-own-code-changes',
      '/guides/backup#rehearse-on-a-copy',
      '/enterprise/upgrading/#wait-for-a-quiet-moment',
    ],
    notInDocker: ['/enterprise/upgrading/#save-your-own-code-changes'],
    final: '/enterprise/upgrading/#test-before-you-go-on',
    back: '/enterprise/upgrading/#go-back-after-a-failed-upgrade',
  },
};
