import { createServer } from 'node:net';

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
    throw new Error(sentenceFor((error as NodeJS.ErrnoException).code, port, host), { cause: error });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

function sentenceFor(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run preview`;
    case 'EACCES':
      return `Port ${port} requires root. Choose a port above 1023: PORT=3000 npm run preview`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} isn't an address of this machine. Set HOST to one of its addresses, such as 127.0.0.1.`;
    default:
      return `Can't listen on port ${port} of ${host} (${code ?? 'no reason given'}). Choose another PORT or HOST.`;
  }
}
