import { log, warn } from './log';

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
  const { PORT, HOST } = process.env;
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${PORT}". Set it to a number from 1 to 65535, or unset it to use 3000.`);
  }
  return { port, host: HOST || '127.0.0.1' };
}
