import { expect, test } from 'vitest';
import { temporaryServer } from './fixtures/temporary-server';
import { claimPort } from './ports';

const host = '127.0.0.1';

test('returns a free port for 0', async () => {
  const port = await claimPort(0, host);
  expect(port).toBeGreaterThan(0);
  expect(await claimPort(port, host)).toBe(port);
});

test('rejects a port in use, and suggests the next one', async () => {
  const port = Number(new URL(await temporaryServer(() => undefined)).port);
  await expect(claimPort(port, host)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Stop the program that uses it, or choose another port, such as ${port + 1}.`,
  );
});

test("rejects a host that isn't an address of this machine", async () => {
  await expect(claimPort(0, '192.0.2.1')).rejects.toThrow("192.0.2.1 isn't an address of this machine");
});
