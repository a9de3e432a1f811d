/** Which of the two sites a run builds. */
export type SiteName = 'bare' | 'ours';

/** What the bench is asked for. */
export type Options = {
  /** Sizes in pages, ascending, each once. */
  readonly pages: readonly number[];
  readonly runs: number;
  readonly sites: readonly SiteName[];
  readonly keep: boolean;
};

/** The words of the bench's command line. */
const usage = `npm run bench:build -- [--pages 100,1000,10000] [--runs 1] [--only bare|ours] [--keep]`;

/**
 * Reads the command line of the bench. Values stand behind their option or an equals sign.
 *
 * @throws with a sentence that says what to write instead
 */
export function readOptions(words: readonly string[]): Options {
  let options: Options = { pages: [100, 1000], runs: 1, sites: ['bare', 'ours'], keep: false };
  const rest = words.flatMap((word) => (/^--[a-z]+=/.test(word) ? splitAtEquals(word) : [word]));
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--keep') {
      options = { ...options, keep: true };
    } else if (name === '--pages') {
      options = { ...options, pages: readSizes(rest.shift()) };
    } else if (name === '--runs') {
      options = { ...options, runs: readCount(rest.shift(), '--runs', 'a number of runs', '--runs 3') };
    } else if (name === '--only') {
      options = { ...options, sites: [readSite(rest.shift())] };
    } else {
      throw new Error(`"${name}" is no option of the bench; write ${usage}.`);
    }
  }
  return options;
}

function splitAtEquals(word: string): string[] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

function readSizes(value = ''): number[] {
  const sizes = value
    .split(',')
    .map((size) => readCount(size, '--pages', 'a number of pages', '--pages 100,1000,10000'));
  return [...new Set(sizes)].sort((a, b) => a - b);
}

function readCount(value = '', option: string, what: string, example: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value.trim())) {
    throw new Error(`${option} got "${value}", which is not ${what}; write a whole number from 1, such as ${example}.`);
  }
  return Number(value);
}

function readSite(value = ''): SiteName {
  if (value !== 'bare' && value !== 'ours') {
    throw new Error(`--only got "${value}", which is none of the two sites; write --only bare or --only ours.`);
  }
  return value;
}
