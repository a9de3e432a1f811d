/**
 * How the facts of a page are known. Each method needs evidence of its kind, see
 * `lib/checks/provenance-diagnostics.ts`. `run`: someone executed the page's commands. `code`: checked against public
 * source code. `stated`: said in official documentation or release notes. `reported`: said by a user or a third party.
 */
export const methods = ['run', 'code', 'stated', 'reported'] as const;

export type Method = (typeof methods)[number];

/** Represents Mixpost's documentation before this site, which is no longer online, so it has no URL of its own. */
export const earlierDocumentation = 'mixpost-docs';
