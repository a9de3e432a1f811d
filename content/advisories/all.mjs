// @ts-check
import { networks } from './networks.mjs';
import { problems } from './problems.mjs';
import { security } from './security.mjs';

/**
 * Every advisory. Pages show them with the blocks in `lib/content/blocks/advisories.ts`, and they're published as
 * feeds.
 *
 * @type {readonly import('./types').Advisory[]}
 */
export const advisories = [...security, ...problems, ...networks];

/** The newest issue of `inovector/mixpost` that was considered; the weekly check lists newer ones. */
export const newestIssue = 205;
