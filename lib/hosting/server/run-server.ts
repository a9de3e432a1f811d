import { log, warn } from '@/lib/programs/log';
import { serveSite } from './serve-site';

/** Serves a site until Ctrl+C, and prints its URL. Without a free port, it prints what to do and sets the exit status. */
export async function runServer(options: Omit<Parameters<typeof serveSite>[0], 'onError'>): Promise<void> {
  try {
    const { url, stop } = await serveSite({ ...options, onError: warn });
    log(`The documentation is at ${url} (press Ctrl+C to stop).`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    warn((error as Error).message);
    process.exitCode = 1;
  }
}
