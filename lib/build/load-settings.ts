import nextEnv from '@next/env';

// To be imported first: settings may stand in `.env`, which Next reads for the pages, and this does for the rest of a build.
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
