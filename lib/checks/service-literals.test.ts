import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { services } from '@/content/services/services.mjs';
import { fileOf, idsOnDisk } from '@/lib/content/pages/content-files';

const current = { name: 'current' };
const tails = services.flatMap(({ addresses }) => addresses.map(({ tail }) => tail));
/** The scopes that aren't ordinary words, also without the URL that some start with. */
const scopes = services
  .flatMap((service) => service.scopes.flatMap((set) => set.scopes.map(({ name }) => name)))
  .flatMap((name) => [name, name.replace(/.*\//, '')])
  .filter((name) => /[_.:]/.test(name));
const anyOf = (literals: readonly string[]) => new RegExp(`(?:${literals.join('|')})(?![\\w-])`);
const inProse = anyOf([...tails, ...scopes]);
const inFences = anyOf(tails);

test('service pages show callback URLs and scopes only in blocks, such as <CallbackAddresses /> and <Scopes />', () => {
  const files = idsOnDisk(current).filter((id) => id.startsWith('services/'));
  const repeated = files.flatMap((id) => {
    const file = fileOf(current, id);
    let isFence = false;
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        isFence = /^\s*```/.test(line) ? !isFence : isFence;
        // Headings quote error texts.
        const [found] = line.startsWith('#') ? [] : ((isFence ? inFences : inProse).exec(line) ?? []);
        return found ? [`${file}:${at + 1} repeats ${found}`] : [];
      });
  });
  expect(repeated).toEqual([]);
});
