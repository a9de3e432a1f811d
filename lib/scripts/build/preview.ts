import { log, warn } from '@/lib/programs/log';
import { startPreview } from './start-preview';

/** `npm run preview`: serves the built site until Ctrl-C, at the address that PORT and HOST set. */
async function preview(): Promise<void> {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}". Set it to a number from 1 to 65535, or unset it to use 3000.`);
  }
  const { url, stop } = await startPreview({ port, host: process.env.HOST || '127.0.0.1' });
  log(`The built site is at ${url}/ (press Ctrl+C to stop).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
}

preview().catch((error: Error) => {
  warn(error.message);
  process.exitCode = 1;
});
