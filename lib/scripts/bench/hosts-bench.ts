import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placed } from '@/lib/hosting/placement';
import { runNginx } from '@/lib/programs/run-nginx';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { median } from './median';
import { answersPerSecond } from './wrk';

const out = join(process.cwd(), 'out');
const config = join(process.cwd(), 'hosts', 'nginx.conf');

/** The minimum throughput with our configuration, as a share of the plain server's. */
const leastShare = 0.95;
const rounds = 5;
const seconds = 2;

/** Files by name, with their URLs. */
const files = [
  { file: '/lite/updating.html', address: '/lite/updating' },
  { file: '/services.html', address: '/services/' },
  { file: '/search/index.json', address: '/search/index.json' },
];

/** Returns a plain nginx configuration that serves the same files. */
const plain = (port: number) => `server { listen 127.0.0.1:${port}; root ${out}; }`;
const ours = (port: number) => placed(readFileSync(config, 'utf8'), port, out);

/**
 * Returns a server's requests per second. Each measurement starts a new process, because it's a matter of chance which
 * core a process shares with the load generator, and that stays so while the process runs.
 */
async function rateOf(configuration: (port: number) => string, path: string): Promise<number> {
  const server = await runNginx(configuration);
  try {
    return await answersPerSecond(`http://127.0.0.1:${server.port}${path}`, seconds);
  } finally {
    await server.stop();
  }
}

/** `npm run bench:hosts`: compares the requests per second of nginx with our configuration and without it. */
async function bench(): Promise<number> {
  const absence = skipReasonFor('nginx') ?? skipReasonFor('wrk');
  if (absence !== undefined || !existsSync(config)) {
    console.error(absence ?? 'There is no built site; run `npm run build` first.');
    return 2;
  }
  console.log('| file | plain, requests/s | ours, requests/s | share |\n| --- | ---: | ---: | ---: |');
  const shares: number[] = [];
  for (const { file, address } of files) {
    const pairs: { readonly plain: number; readonly ours: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Alternate between the two, so that other load on the machine affects both.
      pairs.push({ plain: await rateOf(plain, file), ours: await rateOf(ours, address) });
    }
    const share = median(pairs.map((pair) => pair.ours / pair.plain));
    shares.push(share);
    const rate = (of: 'plain' | 'ours') => Math.round(median(pairs.map((pair) => pair[of])));
    console.log(`| ${address} | ${rate('plain')} | ${rate('ours')} | ${(100 * share).toFixed(1)} % |`);
  }
  const all = median(shares);
  console.log(
    `\nWith our configuration: ${(100 * all).toFixed(1)} % (limit ${100 * leastShare} %), medians of ${rounds}.`,
  );
  return all >= leastShare ? 0 : 1;
}

process.exitCode = await bench();
