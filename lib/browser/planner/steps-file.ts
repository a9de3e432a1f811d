import type { Installation } from '@/content/upgrades/types';

/** A section of an upgrade page as a step of a plan. */
export type Step = {
  /** In backticks where it's code. */
  readonly title: string;
  readonly html: string;
  /** A task with the title and the content. */
  readonly markdown: string;
  /** Offsets of the placeholders in the Markdown, in page order. */
  readonly placeholders: readonly number[];
};

/** Steps by their section (`/path#id`). */
export type Steps = Readonly<Record<string, Step>>;

/** A file with steps, which starts with its build, so that the service worker can tell the builds apart. */
export type StepsFile = { readonly build: string; readonly steps: Steps };

/** The folder of the files with steps, relative to the site's root. */
export const stepsFolder = 'upgrade-steps';

/** Returns the tab of the group `install` for an installation. */
export function tabOf(installation: Installation): 'docker' | 'manual' {
  return installation === 'docker' ? 'docker' : 'manual';
}

/**
 * Returns the name of the file with a step: each edition has one with Docker, and one without, and so do the guides.
 */
export function stepsFileOf(section: string, installation: Installation): string {
  return `${section.split('/')[1]}-${tabOf(installation)}.json`;
}
