import { createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { claimPort } from './ports';

const host = '127.0.0.1';

/** Starts a server on a free port of this machine, which is closed after the test. */
async function startServer(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

test('returns a free port for 0', async () => {
  const port = await claimPort(0, host);
  expect(port).toBeGreaterThan(0);
  expect(await claimPort(port, host)).toBe(port);
});

test('rejects a port in use, and suggests the next one', async () => {
  const port = await startServer();
  await expect(claimPort(port, host)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port, such as ${port + 1}.`,
  );
});

test("rejects a host that isn't an address of this machine", async () => {
  await expect(claimPort(0, '192.0.2.1')).rejects.toThrow("192.0.2.1 isn't an address of this machine");
});
