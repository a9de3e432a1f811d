import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type RunningServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Returns a free port on the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') {
    throw new Error("There's no free port on 127.0.0.1; stop some servers and run the test again.");
  }
  return address.port;
}

/**
 * Starts a server on loopback, and waits until it responds. It ends with `stop`, or with this process at the latest.
 *
 * @throws with the server's output if it exits or doesn't respond
 */
export async function runServer(
  port: number,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  let output = '';
  const append = (text: Buffer) => {
    output += text.toString();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()).on('error', () => resolve()));
  const end = () => child.kill('SIGKILL');
  process.on('exit', end);
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([closed, wait(5000).then(end)]);
    process.off('exit', end);
  };
  for (let attempts = 200; attempts > 0 && child.exitCode === null && child.pid !== undefined; attempts -= 1) {
    if (await responds(port)) {
      return { port, stop };
    }
    await wait(100);
  }
  await stop();
  throw new Error(`${command} didn't respond on port ${port}. Its output:\n${output}`);
}

function responds(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, method: 'HEAD', path: '/' }, (response) => {
      response.resume();
      resolve(true);
    })
      .on('error', () => resolve(false))
      .end();
  });
}
