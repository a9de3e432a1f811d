import { expect, test } from 'vitest';
import { runProgram } from './run-program';

const root = process.cwd();

test('returns the status and the whole output', async () => {
  const result = await runProgram('echo output && echo error >&2 && exit 3', root);
  expect(result).toEqual({ status: 3, output: 'output\nerror\n' });
});

test('finds the programs of installed packages, and passes environment variables', async () => {
  expect(await runProgram('tsx --version', root)).toMatchObject({ status: 0 });
  expect(await runProgram('node -p process.env.COLOR_NAME', root, { COLOR_NAME: 'blue' })).toEqual({
    status: 0,
    output: 'blue\n',
  });
});
