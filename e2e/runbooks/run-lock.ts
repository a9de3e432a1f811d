import { createServer } from 'node:net';

/**
 * Makes sure that only one run is under way on this machine. The kernel releases the lock with the process.
 *
 * @throws a sentence if another run is under way
 */
export async function takeLock(name = 'mixpost-docs-runbooks'): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    createServer()
      .once('error', () => reject(new Error('Another run is under way. Wait for its end.')))
      .listen(`\0${name}`, resolve)
      .unref();
  });
}
