import { startHost } from '@/e2e/hosts/own-hosts';

/**
 * Serves the built site for all specs with `npm start`'s server, unless SITE_URL is set to an address that already
 * serves it. Playwright requires the default export.
 */
export default async function serveSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) {
    return undefined;
  }
  const { port, stop } = await startHost.start();
  process.env.SITE_URL = `http://127.0.0.1:${port}/`;
  return stop;
}
