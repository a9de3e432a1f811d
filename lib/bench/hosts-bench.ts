import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placed } from '@/lib/hosts/placement';
import { runNginx } from '@/lib/programs/run-nginx';
import { skipReasonFor } from '@/lib/programs/system-packages';
import { median } from './median';
import { answersPerSecond } from './wrk';

const out = join(process.cwd(), 'out');
const config = join(process.cwd(), 'hosts', 'nginx.conf');

/** The least share of the plain server's answers that ours may give. */
const leastShare = 0.95;
const rounds = 5;
const seconds = 2;

/** One file, by its name and by its address. */
const files = [
  { file: '/lite/updating.html', address: '/lite/updating' },
  { file: '/services.html', address: '/services/' },
  { file: '/search/index.json', address: '/search/index.json' },
];

/** The same files from nginx as it comes. */
const plain = (port: number) => `server { listen 127.0.0.1:${port}; root ${out}; }`;
const ours = (port: number) => placed(readFileSync(config, 'utf8'), port, out);

/**
 * How many answers a second a server gives. In a process of its own each time: which core it shares with what asks it is a matter of luck,
 * and stays so for as long as it runs.
 */
async function rateOf(configuration: (port: number) => string, path: string): Promise<number> {
  const server = await runNginx(configuration);
  try {
    return await answersPerSecond(`http://127.0.0.1:${server.port}${path}`, seconds);
  } finally {
    await server.stop();
  }
}

/** `npm run bench:hosts`: how many requests nginx answers with our configuration, against the same files without it. */
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
      // By turns, so that whatever else the machine does falls on both.
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
