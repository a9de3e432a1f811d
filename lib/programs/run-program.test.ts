import { expect, test } from 'vitest';
import { runProgram } from './run-program';

const root = process.cwd();

test('gives the status and everything that was said', async () => {
  const ended = await runProgram('echo said && echo warned >&2 && exit 3', root);
  expect(ended).toEqual({ status: 3, output: 'said\nwarned\n' });
});

test('finds the programs of the installed packages and passes variables on', async () => {
  expect(await runProgram('tsx --version', root)).toMatchObject({ status: 0 });
  expect(await runProgram('node -p process.env.COLOR_NAME', root, { COLOR_NAME: 'blue' })).toEqual({
    status: 0,
    output: 'blue\n',
  });
});
