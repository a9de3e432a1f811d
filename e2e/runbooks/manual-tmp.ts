import { existsSync, writeFileSync } from 'node:fs';
import { services } from './manual';
import { withMachine } from './with-machine';

await withMachine(
  async (machine) => {
    for (const service of services) console.log((await machine.run(`service ${service} start`)).output);
    writeFileSync('/tmp/e-manual.pid', `${machine.pid} ${machine.outside('/')}`);
    while (!existsSync('/tmp/e-stop')) await new Promise((r) => setTimeout(r, 1000));
  },
  { base: '/tmp/e-kept' },
);
