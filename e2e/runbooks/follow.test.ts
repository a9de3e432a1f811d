import { expect, test } from 'vitest';
import { followPage, summarize } from './follow';
import type { Ended, Machine } from './machine';
import { manualLite } from './manual';
import type { Step } from './page-steps';

/** A machine on which every command ends in the same way. */
const machineWith = (ended: Ended): Machine => ({
  pid: 1,
  run: async () => ended,
  read: () => '',
  write: () => undefined,
  outside: (path) => path,
  end: () => undefined,
});

const step = (text: string): Step => ({ kind: 'command', heading: 'Set up Nginx', tab: null, text, input: null });

test.each([
  ['a failing command', { status: 2, output: 'emerg', timedOut: false }, 'the command ended with status 2'],
  ['a command that waits', { status: 1, output: '', timedOut: true }, "didn't end in time; it may wait for input"],
  ['another result than stated', { status: 0, output: 'warn', timedOut: false }, 'the output differs'],
])('stops at %s with page, heading, command, and output', async (_, ended, problem) => {
  const following = followPage(manualLite, [step('nginx -t')], machineWith(ended), () => undefined);
  await expect(following).rejects.toThrow(problem);
  await expect(following).rejects.toThrow(`/lite/installation/manual, "Set up Nginx"`);
  await expect(following).rejects.toThrow(`$ nginx -t\n${ended.output}`);
});

test('counts each command as one of the three kinds', () => {
  const steps = ['rm -f a', 'systemctl restart redis-server', 'ufw enable'].map(step);
  expect(summarize(steps).counts).toEqual({ written: 1, substituted: 1, skipped: 1, files: 0 });
});

test('types SQL into a console that prompts for a password', async () => {
  const typed: unknown[] = [];
  const machine: Machine = {
    ...machineWith({ status: 0, output: '', timedOut: false }),
    run: async (_, { answers, input } = {}) => {
      typed.push(...(answers ?? []).map(({ type }) => type), input);
      return { status: 0, output: '', timedOut: false };
    },
  };
  const runbook = { ...manualLite, answers: { 'mysql -p': [{ prompt: /password/, type: 'secret' }] } };
  const console = { ...step('mysql -p'), input: 'SELECT 1;' } as Step;
  await followPage(runbook, [console], machine, () => undefined);
  expect(typed).toEqual(['secret', 'SELECT 1;\nexit', 'SELECT 1;']);
});
