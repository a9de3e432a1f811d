import { createServer } from 'node:net';
import { explainListenError } from './listen-error';

/**
 * Checks that a server can listen on a port of a host.
 *
 * @param port the requested port; 0 for any free one
 * @returns the port
 * @throws a sentence on what to do if the port isn't available
 */
export async function claimPort(port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    return await new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  } catch (error) {
    throw new Error(explainListenError((error as NodeJS.ErrnoException).code, port, host), { cause: error });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
