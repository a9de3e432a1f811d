import { describe, expect, test } from 'vitest';
import type { Ended } from '@/lib/programs/run-program';
import { summaryOf, type Tally } from '@/lib/programs/tally';
import { runStages, type Stage } from './run-stages';

const fine: Ended = { status: 0, output: 'all is well' };
const broken: Ended = { status: 1, output: 'line 7 is wrong' };

/**
 * Runs stages whose commands end as given, one second each. Returns the total, the output, and the commands that ran.
 */
async function run(stages: readonly Stage[], ends: Readonly<Record<string, Ended>>) {
  let written = '';
  let seconds = 0;
  const commands: string[] = [];
  const tally = await runStages(stages, {
    run: async (command, env) => {
      commands.push([command, ...Object.values(env)].join(' '));
      seconds += 1;
      return ends[command] ?? fine;
    },
    write: (text) => {
      written += text;
    },
    now: () => seconds * 1000,
  });
  return { sum: summaryOf(tally), written, commands };
}

function counted(tally: Tally | null): Stage {
  return { name: 'unit', command: 'vitest', report: () => tally };
}

describe('a stage that is one test', () => {
  const types: Stage = { name: 'types', command: 'tsc' };

  test('is told of in one line with its time', async () => {
    expect(await run([types], {})).toMatchObject({
      sum: '1 passed, 0 failed, 0 skipped',
      written: 'types: 1 passed, 0 failed, 0 skipped (1.0 s)\n',
    });
  });

  test('shows its output when it fails, and the next stage still runs', async () => {
    const { sum, written, commands } = await run([types, { name: 'lint', command: 'biome' }], { tsc: broken });
    expect(sum).toBe('1 passed, 1 failed, 0 skipped');
    expect(written).toContain('line 7 is wrong');
    expect(written).not.toContain('all is well');
    expect(commands).toEqual(['tsc', 'biome']);
  });
});

describe('a stage of many tests', () => {
  test('counts each, and says why one was skipped', async () => {
    const skips = [{ name: 'firefox', reason: 'not installed' }];
    const { sum, written } = await run([counted({ passed: 8, failed: 0, skips })], {});
    expect(sum).toBe('8 passed, 0 failed, 1 skipped');
    expect(written).toContain('skipped: firefox (not installed)');
  });

  test('names each that passed only on the second try', async () => {
    const { written } = await run([counted({ passed: 8, failed: 0, skips: [], flaky: ['theme.spec.ts: dark'] })], {});
    expect(written).toContain('passed on the second try: theme.spec.ts: dark');
  });

  test('fails when it left no report', async () => {
    const { sum, written } = await run([counted(null)], { vitest: broken });
    expect(sum).toBe('0 passed, 1 failed, 0 skipped');
    expect(written).toContain('vitest exited with status 1 and wrote no test report');
  });

  test('fails when no test ran', async () => {
    const { sum, written } = await run([counted({ passed: 0, failed: 0, skips: [] })], {});
    expect(sum).toBe('0 passed, 1 failed, 0 skipped');
    expect(written).toContain('vitest ran no test');
  });

  test('fails when its command does, though every test passed', async () => {
    const { sum } = await run([counted({ passed: 3, failed: 0, skips: [] })], { vitest: broken });
    expect(sum).toBe('3 passed, 1 failed, 0 skipped');
  });
});

describe('a stage that builds on another', () => {
  const stages: Stage[] = [
    { name: 'build', command: 'build' },
    { name: 'end-to-end', command: 'playwright', needs: 'build' },
  ];

  test('is left out with the reason when that one failed', async () => {
    const { sum, written, commands } = await run(stages, { build: broken });
    expect(sum).toBe('0 passed, 1 failed, 1 skipped');
    expect(written).toContain('skipped: end-to-end (build failed)');
    expect(commands).toEqual(['build']);
  });

  test('runs when that one passed', async () => {
    expect((await run(stages, {})).commands).toEqual(['build', 'playwright']);
  });
});

describe('a stage that has to be readied', () => {
  const browser = (prepare: Stage['prepare'] & object): Stage => ({ name: 'browser', command: 'playwright', prepare });

  test('gets the variables', async () => {
    expect((await run([browser(() => ({ env: { CHROME_PATH: '/chrome' } }))], {})).commands).toEqual([
      'playwright /chrome',
    ]);
  });

  test('fails with the reason when it cannot be', async () => {
    const { sum, written, commands } = await run([browser(() => ({ error: 'No Chromium was found.' }))], {});
    expect(sum).toBe('0 passed, 1 failed, 0 skipped');
    expect(written).toContain('No Chromium was found.');
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
  const named = (name: string, more: Partial<Stage> = {}): Stage => ({ name, command: name, ...more });

  test('run two at a time, in their order', async () => {
    const { finished, end, commands } = start([named('a'), named('b'), named('c')]);
    expect(commands()).toEqual(['a', 'b']);
    await end('b');
    expect(commands()).toEqual(['a', 'c']);
    await end('a');
    await end('c');
    expect(summaryOf(await finished)).toBe('3 passed, 0 failed, 0 skipped');
  });

  test('wait for what they need, and for everything if they run alone', async () => {
    const { end, commands } = start([
      named('build'),
      named('browser', { needs: 'build', runsAlone: true }),
      named('built', { needs: 'build' }),
      named('units'),
    ]);
    expect(commands()).toEqual(['build', 'units']);
    await end('build');
    expect(commands()).toEqual(['units', 'built']);
    await end('units');
    await end('built');
    expect(commands()).toEqual(['browser']);
  });

  test('fail with a sentence when a stage needs one that is not there', async () => {
    await expect(run([named('site', { needs: 'build' })], {})).rejects.toThrow('site needs the stage build');
  });
});
