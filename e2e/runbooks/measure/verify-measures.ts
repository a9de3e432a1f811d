import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { withDocker } from '@/e2e/runbooks/docker/docker-machine';
import { artisan, isUp } from '@/e2e/runbooks/docker/docker-runbook';
import { quickStart } from '@/e2e/runbooks/docker/runbooks';
import { conditionsOf, prepareServer } from '@/e2e/runbooks/docker/verify-docker';
import type { Machine } from '@/e2e/runbooks/machine';
import { takeLock } from '@/e2e/runbooks/run-lock';
import { log, warn } from '@/lib/programs/log';
import { bringInternet, internet, network, recordContacts } from './internet';
import { addPosts, drainQueue, must, publishAtRate, tryPost, upload, video } from './phases';
import { limitMemory, measureUse } from './sample';

/** Where the results are. Each phase replaces its own. With `again`, they're those of a second run. */
const file = `content/runs/measured/${process.argv.includes('again') ? 'again' : 'lite'}.json`;

const block = (target: string) => `iptables -I DOCKER-USER -d ${network} -j ${target}`;
const unblock = 'iptables -F DOCKER-USER && iptables -A DOCKER-USER -j RETURN';
const startAgain = `docker compose up -d --force-recreate && ${isUp}`;
const answer = (mode: string) => `echo ${mode} > /srv/internet/mode`;

/** What's wrong with the way to a network, and how that ends. */
const failures: readonly (readonly [string, string, string])[] = [
  ['none', 'true', 'true'],
  ['a firewall drops', block('DROP'), unblock],
  ['a firewall rejects', block('REJECT'), unblock],
  ['the resolver is silent', answer('silent'), answer('known')],
  ['the resolver knows no name', answer('unknown'), answer('known')],
  ['the name has only an IPv6 address', answer('ipv6'), answer('known')],
];

/** What can be measured, in this order, on one installation. */
const phases: Readonly<Record<string, (machine: Machine) => Promise<unknown>>> = {
  contacts: async (machine) => {
    const stop = await recordContacts(machine);
    const list = await must(machine, `${artisan} schedule:list`);
    const entries = [...list.matchAll(/php artisan ([\w:-]+)/g)].map(([, name = '']) => name);
    await must(machine, entries.map((entry) => `${artisan} ${entry}`).join(' && '));
    await must(machine, `${addPosts(1)} && sleep 90`);
    const busy = await stop();
    const stopIdle = await recordContacts(machine);
    return { entries, busy, rest: await measureUse(machine, 600), idle: await stopIdle() };
  },
  rest: (machine) => measureUse(machine, 120),
  ...Object.fromEntries(
    [1, 10, 50].map((rate) => [
      `rate${rate}`,
      (machine) => measureUse(machine, 180, () => publishAtRate(machine, rate, 3)),
    ]),
  ),
  upload: async (machine) => {
    await must(machine, video);
    return measureUse(machine, 1, () => must(machine, upload));
  },
  queue: (machine) => drainQueue(machine, 300),
  slowQueue: async (machine) => {
    await must(machine, 'echo 2 > /var/lib/mastodon/delay');
    const drained = await drainQueue(machine, 60);
    await must(machine, 'rm /var/lib/mastodon/delay');
    return drained;
  },
  failures: async (machine) => {
    const results: Record<string, unknown> = {};
    for (const [name, before, after] of failures) {
      await must(machine, before);
      results[name] = await tryPost(machine);
      await must(machine, after);
    }
    return results;
  },
  limits: async (machine) => {
    const results: Record<string, unknown> = {};
    await must(machine, video);
    for (const gigabytes of [4, 2, 1, 0.5]) {
      await must(machine, `docker compose down && ${limitMemory(machine, gigabytes)}`);
      const { status } = await machine.run(startAgain);
      const uses = await measureUse(machine, 1, () => publishAtRate(machine, 50, 1).catch(String));
      const uploaded = await machine.run(upload);
      const states =
        "docker compose ps -aq | xargs docker inspect -f '{{.Name}} {{.State.Status}} restarts={{.RestartCount}} oom={{.State.OOMKilled}}'";
      results[gigabytes] = { status, uses, uploaded: uploaded.output.trim(), states: await must(machine, states) };
      await must(machine, limitMemory(machine));
    }
    return results;
  },
  // It deletes what the other phases need.
  migration: (machine) => measureUse(machine, 1, () => must(machine, `${artisan} migrate:fresh --force`)),
};

await takeLock();
const wanted = process.argv.slice(2).filter((name) => name !== 'again');
await withDocker(async (machine) => {
  const conditions = await conditionsOf(machine);
  bringInternet(machine);
  await prepareServer(machine, {
    ...quickStart,
    after: conditions.versions.lite,
    prepare: ['cd ~/mixpost', ...internet],
  });
  for (const [name, measure] of Object.entries(phases)) {
    if (wanted.length > 0 && !wanted.includes(name)) {
      continue;
    }
    log(`Measuring ${name}`);
    try {
      const result = await measure(machine);
      log(JSON.stringify(result));
      const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...results, ...conditions, [name]: result }, null, 2)}\n`);
    } catch (error) {
      // The other phases don't depend on it.
      warn(String(error));
      process.exitCode = 1;
    }
  }
});
