import { log, warn } from './log';
import { readPort } from './ports';

/** Runs a server until Ctrl+C, and prints its URL. If it can't start, prints what to do and sets the exit status. */
export async function serveUntilStopped(
  name: string,
  start: () => Promise<{ readonly url: string; stop(): Promise<void> }>,
): Promise<void> {
  try {
    const { url, stop } = await start();
    log(`${name} is at ${url} (press Ctrl+C to stop).`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => void stop().then(() => process.exit(0)));
    }
  } catch (error) {
    warn((error as Error).message);
    process.exitCode = 1;
  }
}

/** Returns the address that the variables PORT and HOST set. Throws a sentence if PORT isn't a port. */
export function addressToServe(): { readonly port: number; readonly host: string } {
  return { port: readPort('PORT', process.env.PORT || '3000'), host: process.env.HOST || '127.0.0.1' };
}
