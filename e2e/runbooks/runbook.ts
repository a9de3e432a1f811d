import type { Machine } from './machine';
import type { Server } from './substitutions';

/** What a program prompts for, and what the reader types. */
export type Answer = { readonly prompt: RegExp; readonly type: string };

/** A result that a page states. */
type Expectation = {
  /** The start of the command, as the page has it. */
  readonly command: string;
  /** What the output must match. */
  readonly output: RegExp;
  /** The page's own words, which must be on the page. */
  readonly stated: string;
  /** How long the result may take; 0 by default. */
  readonly withinSeconds?: number;
};

/** What of the installation page is followed. */
export type Installed = {
  /** Matches the headings; all by default. */
  readonly headings?: RegExp;
  /** The release of the application, such as `^1.0`; the page's own by default. */
  readonly release?: string;
};

export type Runbook = {
  /** The page's ID, such as `lite/installation/manual`. */
  readonly page: string;
  /** The releases of Lite that the page leads through, such as `2.3.0 to 2.6.0`; the installed one by default. */
  readonly releases?: string;
  /** What the page runs on; by default, Lite's server. */
  readonly server?: Server;
  /** The edition that another product, or stand-ins for its packages, stand for. */
  readonly standsFor?: 'Pro' | 'Enterprise';
  /** Copies what the server needs and can't download. */
  readonly bring?: (machine: Machine) => void;
  /** Commands that run first, after what `installs` says; without them, the page itself is the first thing to run. */
  readonly prepare?: readonly string[];
  /** Whether the page removes the application, so that its versions have to be read before. */
  readonly removes?: true;
  /** What's installed before the page; by default, all of the installation page. */
  readonly installs?: Installed;
  /** The reader's values by the names of placeholders, such as `domain`. The run stops at one that's missing. */
  readonly values: Readonly<Record<string, string>>;
  /**
   * What programs prompt for, in order, by the start of the command as the page has it, with its placeholders. Every key
   * that a command starts with applies.
   */
  readonly answers: Readonly<Record<string, readonly Answer[]>>;
  readonly expectations: readonly Expectation[];
  /**
   * Commands to run after a command, by its start like `answers`: they start services, which systemd does on a reader's
   * server, or check the result. The run stops at one that fails.
   */
  readonly afterCommand: Readonly<Record<string, readonly string[]>>;
  /** The part of the page that's for an empty server, which gets a copy of one folder. */
  readonly emptyServer?: {
    /** The first heading of the part. */
    readonly from: string;
    /** The folder to copy, in the home folder. */
    readonly folder: string;
    /** What the part sends the reader to. */
    readonly installs: Installed;
  };
  /** Commands that only look at a problem, and can end with a status that says so. None by default. */
  readonly diagnostics?: RegExp;
};
