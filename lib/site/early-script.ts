/**
 * URL path of the early script (`components/early-script/early-script.ts`), without the base path. A build bundles it
 * before the pages and passes its path on; `next dev` serves it from `app/scripts/[file]/route.dev.ts`.
 */
export const earlyScriptPath = process.env.EARLY_SCRIPT_PATH ?? '/scripts/early-script.js';
