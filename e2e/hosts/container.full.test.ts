import { describe, expect, test } from 'vitest';
import { declareAddressForms } from './address-forms';
import { type RunningContainer, startContainer, whyNoContainer } from './container-host';
import { privateCopyHost } from './own-hosts';
import { runHost } from './run-host';

/** Docker unpacks the base image, which takes minutes on a busy machine. */
const startTimeoutMs = 600_000;

describe("this site's container", () => {
  let container: RunningContainer | undefined;
  const start = async () => {
    container = await startContainer();
    return container;
  };
  const port = runHost({ skipReason: whyNoContainer }, start, startTimeoutMs);

  const run = async (command: string) => {
    const { output = '', status } = (await container?.machine.run(command)) ?? {};
    return { output: output.trim(), status };
  };

  declareAddressForms(privateCopyHost, port);

  test('is healthy, without root, capabilities, and writable files', async () => {
    expect((await run("docker inspect --format '{{.State.Health.Status}}' docs-docs-1")).output).toBe('healthy');
    expect((await run('docker compose exec docs id -u')).output).toBe('1000');
    expect((await run('docker compose exec docs grep CapEff /proc/1/status')).output).toMatch(/^CapEff:\s+0+$/);
    for (const path of ['/srv/package/file', '/srv/file', '/tmp/file', '/home/node/file']) {
      const output = expect.stringContaining('Read-only file system');
      expect.soft(await run(`docker compose exec docs touch ${path}`)).toMatchObject({ status: 1, output });
    }
  });

  test('needs little memory and space', async () => {
    const { output: memory } = await run("docker stats --no-stream --format '{{.MemUsage}}' docs-docs-1");
    const { output: sizes } = await run(
      "docker pull -q node:22-alpine > /dev/null; docker image inspect --format '{{.Size}}' docs-docs node:22-alpine",
    );
    const [image = 0, base = 0] = sizes.split('\n').map(Number);
    const figures = { memory: memory.split(' ')[0] ?? '', megabytesWithoutBase: Math.round((image - base) / 1e6) };
    expect(figures.memory).toMatch(/MiB$/);
    expect(Number.parseFloat(figures.memory)).toBeLessThan(150);
    expect(figures.megabytesWithoutBase).toBeGreaterThan(0);
    expect(figures.megabytesWithoutBase).toBeLessThan(100);
  });

  test('ends within a second of SIGTERM', async () => {
    const stop = 'date +%s%3N && docker kill --signal=TERM docs-docs-1 > /dev/null && docker wait docs-docs-1';
    const [sent, status] = (await run(stop)).output.split('\n');
    expect(status).toBe('0');
    const ended = await run("docker inspect --format '{{.State.FinishedAt}}' docs-docs-1");
    expect(Date.parse(ended.output) - Number(sent)).toBeLessThan(1000);
  });
});
