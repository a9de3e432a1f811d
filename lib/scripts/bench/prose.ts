import { vocabulary } from './vocabulary';

const { nouns, verbs, adjectives, adverbs, endings } = vocabulary;

/** A source of random choices that's deterministic for a seed, on every machine. */
export type Dice = {
  /** Returns an integer between two bounds, inclusive. */
  readonly number: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
};

/** Creates dice from a seed. The generator is mulberry32, which is small and random enough for text. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    number: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => {
      const choice = list[Math.floor(next() * list.length)];
      if (choice === undefined) {
        throw new Error('Dice cannot pick from an empty list; give it one choice at least.');
      }
      return choice;
    },
  };
}

/** Capitalizes a word. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Returns an identifier as in code: `cache_key`, `cache.key`, `CacheKey`, or `--cache-key`. */
function identifier(dice: Dice): string {
  const [a, b] = [dice.pick(nouns), dice.pick(nouns)];
  return dice.pick([`${a}_${b}`, `${a}.${b}`, capitalised(a) + capitalised(b), `--${a}-${b}`]);
}

/** Returns a sentence of about sixteen words, some of which have code or strong text. */
export function sentence(dice: Dice, topic: string): string {
  const noun = () => (dice.number(0, 3) === 0 ? topic : dice.pick(nouns));
  const verb = () => dice.pick(verbs);
  const adjective = () => dice.pick(adjectives);
  const code = () => `\`${identifier(dice)}\``;
  const shapes = [
    () => `The ${adjective()} ${noun()} ${verb()} the ${noun()} ${dice.pick(endings)}.`,
    () =>
      `Every ${noun()} ${dice.pick(adverbs)} ${verb()} one ${adjective()} ${noun()}, so the ${noun()} stays ${adjective()}.`,
    () => `Set ${code()} to change how a ${noun()} ${verb()} its ${noun()} ${dice.pick(endings)}.`,
    () =>
      `A ${noun()} without a ${adjective()} ${noun()} ${verb()} nothing; see the **${adjective()} ${noun()}** for details.`,
    () => `You can pass ${code()} and ${code()} together, but the ${noun()} ${verb()} the first one only.`,
    () =>
      `This ${verb()} the ${noun()} ${dice.pick(adverbs)}, which keeps the ${adjective()} ${noun()} and its ${noun()} in step.`,
  ];
  return dice.pick(shapes)();
}

/** Returns several sentences in a row. */
export function paragraph(dice: Dice, topic: string, sentences: number): string {
  return Array.from({ length: sentences }, () => sentence(dice, topic)).join(' ');
}

/** Returns a table of options with four columns. */
export function optionTable(dice: Dice, topic: string, rows: number): string {
  const head = ['| Option | Type | Default | Description |', '| --- | --- | ---: | --- |'];
  const row = () =>
    `| \`${identifier(dice)}\` | ${dice.pick(['string', 'number', 'boolean', 'array'])} | \`${dice.number(0, 900)}\` | ${sentence(dice, topic)} |`;
  return [...head, ...Array.from({ length: rows }, row)].join('\n');
}
