import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Checks that a server can listen on a port, or on any free one for 0. Throws a sentence on what to do if it can't. */
export async function claimPort(port: number, host: string): Promise<number> {
  const server = createServer();
  try {
    await once(server.listen(port, host), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw new Error(explainListenError((error as NodeJS.ErrnoException).code, port, host), { cause: error });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Reads the port of a setting. Throws a sentence if it isn't one. */
export function readPort(setting: string, value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new Error(`${setting} is "${value}". Set it to a number from 1 to 65535, or to 0 for any free port.`);
  }
  return Number(value);
}

/** Explains why a server can't listen on a port, and what to do. */
export function explainListenError(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port, such as ${port + 1}.`;
    case 'EACCES':
      return `Port ${port} requires root. Choose a port above 1023, such as 8080.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} isn't an address of this machine. Choose one of its addresses, such as 127.0.0.1.`;
    default:
      return `Can't listen on port ${port} of ${host} (${code ?? 'no reason given'}). Choose another port or address.`;
  }
}

/** Returns the name in URLs for the address that a server listens on, for a browser on the same machine. */
export function urlHostOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') {
    return 'localhost';
  }
  return host.includes(':') ? `[${host}]` : host;
}
