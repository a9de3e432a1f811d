import { startPreview } from '@/lib/scripts/build/start-preview';

/**
 * Serves the built site for all specs, unless SITE_URL is set to an address that already serves it. Playwright requires
 * the default export.
 */
export default async function serveSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) {
    return undefined;
  }
  const { url, stop } = await startPreview({ port: 0, host: '127.0.0.1' });
  process.env.SITE_URL = `${url}/`;
  return stop;
}
