import type { EditionName } from '@/lib/site/editions';

/** How Mixpost is installed: with Docker, on a server with the installer or by hand, or inside the reader's own app. */
export type Installation = 'docker' | 'manual' | 'package';

/** An upgrade from one major version to the next, as sections of the pages that describe it. */
export type Upgrade = {
  readonly edition: EditionName;
  readonly from: number;
  readonly to: number;
  /** The page of the upgrade. Sections that start with `#` are on it. */
  readonly page: string;
  /** The oldest PHP version, and the Laravel versions, that the new version runs on. */
  readonly php: string;
  readonly laravel: string;
  /**
   * The sections to follow, in order. Docker has none if no image stops at that version. `package` is null if it's like
   * a manual installation.
   */
  readonly steps: {
    readonly docker: readonly string[] | null;
    readonly manual: readonly string[];
    readonly package: readonly string[] | null;
  };
  /** The section with the checks after the upgrade. */
  readonly check: string;
  /** The section with errors and their solutions. */
  readonly trouble: string;
};
