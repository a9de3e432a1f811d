import { describe, expect, test } from 'vitest';
import type { Ended } from '@/lib/programs/run-program';
import { summaryOf, type Tally } from '@/lib/programs/tally';
import { runStages, type Stage } from './run-stages';

const fine: Ended = { status: 0, output: 'no errors' };
const broken: Ended = { status: 1, output: 'line 7 is wrong' };

/**
 * Runs stages whose commands end as given, one second each. Returns the total, the output, and the commands that ran.
 */
async function run(stages: readonly Stage[], ends: Readonly<Record<string, Ended>>) {
  let output = '';
  let seconds = 0;
  const commands: string[] = [];
  const tally = await runStages(stages, {
    run: async (command, env) => {
      commands.push([command, ...Object.values(env)].join(' '));
      seconds += 1;
      return ends[command] ?? fine;
    },
    write: (text) => {
      output += text;
    },
    now: () => seconds * 1000,
  });
  return { summary: summaryOf(tally), output, commands };
}

describe('a stage that is one test', () => {
  const types: Stage = { name: 'types', command: 'tsc' };

  test('prints one line with its duration', async () => {
    expect(await run([types], {})).toMatchObject({
      summary: '1 passed, 0 failed, 0 skipped',
      output: 'types: 1 passed, 0 failed, 0 skipped (1.0 s)\n',
    });
  });

  test('prints its output if it fails, and the next stage still runs', async () => {
    const { summary, output, commands } = await run([types, { name: 'lint', command: 'biome' }], { tsc: broken });
    expect(summary).toBe('1 passed, 1 failed, 0 skipped');
    expect(output).toContain('line 7 is wrong');
    expect(output).not.toContain('no errors');
    expect(commands).toEqual(['tsc', 'biome']);
  });
});

const tallyOf = (passed: number, more: Partial<Tally> = {}): Tally => ({ passed, failed: 0, skips: [], ...more });
const skips = [{ name: 'docker', reason: 'not installed' }];

test.each<[Tally | null, Ended, RegExp]>([
  [tallyOf(8, { skips }), fine, /^unit: 8 passed, 0 failed, 1 skipped .*\n {2}skipped: docker \(not installed\)/],
  [
    tallyOf(8, { flaky: ['zoom'] }),
    { ...broken, status: 0 },
    /^unit: 8 passed, 0 failed, .*\n.*second try: zoom\nline 7/,
  ],
  [
    null,
    broken,
    /^unit: 0 passed, 1 failed, .*\nline 7 is wrong\nvitest exited with status 1 and wrote no test report/,
  ],
  [tallyOf(0), fine, /^unit: 0 passed, 1 failed, .*\nno errors\nvitest ran no tests/],
  [tallyOf(0, { skips }), fine, /^unit: 0 passed, 0 failed, 1 skipped/],
  [tallyOf(3), broken, /^unit: 3 passed, 1 failed, .*\nline 7 is wrong\n.*every test in its report passed/],
])('a stage with the report %j that ended with %j prints %s', async (tally, end, line) => {
  const { output } = await run([{ name: 'unit', command: 'vitest', report: () => tally }], { vitest: end });
  expect(output).toMatch(line);
});

describe('a stage that needs another', () => {
  const stages: Stage[] = [
    { name: 'build', command: 'build' },
    { name: 'end-to-end', command: 'playwright', needs: 'build' },
  ];

  test('is skipped with a reason if that one failed', async () => {
    const { summary, output, commands } = await run(stages, { build: broken });
    expect(summary).toBe('0 passed, 1 failed, 1 skipped');
    expect(output).toContain('skipped: end-to-end (build failed)');
    expect(commands).toEqual(['build']);
  });

  test('runs if that one passed', async () => {
    expect((await run(stages, {})).commands).toEqual(['build', 'playwright']);
  });
});

describe('a stage with a preparation', () => {
  const browser = (prepare: Stage['prepare'] & object): Stage => ({ name: 'browser', command: 'playwright', prepare });

  test('gets the environment variables', async () => {
    expect((await run([browser(() => ({ env: { CHROME_PATH: '/chrome' } }))], {})).commands).toEqual([
      'playwright /chrome',
    ]);
  });

  test('fails with the reason if the preparation fails', async () => {
    const { summary, output, commands } = await run([browser(() => ({ error: 'No Chromium was found.' }))], {});
    expect(summary).toBe('0 passed, 1 failed, 0 skipped');
    expect(output).toContain('No Chromium was found.');
    expect(commands).toEqual([]);
  });
});

describe('several stages', () => {
  /** Runs stages that end only when they're told to, and returns how to do so. */
  function start(stages: readonly Stage[]) {
    const running = new Map<string, () => void>();
    const finished = runStages(stages, {
      run: (command) => new Promise((resolve) => running.set(command, () => resolve(fine))),
      write: () => undefined,
      now: () => 0,
    });
    const end = async (command: string) => {
      running.get(command)?.();
      running.delete(command);
      await new Promise((resolve) => setTimeout(resolve));
    };
    return { finished, end, commands: () => [...running.keys()] };
  }
  const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, command: name, ...more });

  test('run in order, two at a time', async () => {
    const { finished, end, commands } = start([stage('a'), stage('b'), stage('c')]);
    expect(commands()).toEqual(['a', 'b']);
    await end('b');
    expect(commands()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    expect(summaryOf(await finished)).toBe('3 passed, 0 failed, 0 skipped');
  });

  test('wait for the stages they need, and for all others if they run alone', async () => {
    const { end, commands } = start([
      stage('build'),
      stage('browser', { needs: 'build', runsAlone: true }),
      stage('built', { needs: 'build' }),
      stage('units'),
    ]);
    expect(commands()).toEqual(['build', 'units']);
    await end('build');
    expect(commands()).toEqual(['units', 'built']);
    await end('units');
    await end('built');
    expect(commands()).toEqual(['browser']);
  });

  test("throw if a stage needs one that doesn't exist", async () => {
    await expect(run([stage('site', { needs: 'build' })], {})).rejects.toThrow('site needs the stage build');
  });
});
