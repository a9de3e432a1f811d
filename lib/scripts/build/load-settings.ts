import nextEnv from '@next/env';

// Import this module first: settings can come from `.env`, which Next reads for the pages, and this module for the rest
// of a build.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
