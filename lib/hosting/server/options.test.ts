import { expect, test } from 'vitest';
import { readCommand } from './options';

test('serves on loopback without options', () => {
  expect(readCommand([])).toEqual({ name: 'serve', options: { port: 8080, host: '127.0.0.1' } });
  expect(readCommand(['serve', '--port=0', '--host', '::1'])).toEqual({
    name: 'serve',
    options: { port: 0, host: '::1' },
  });
});

test.each([
  [['--port', '65536'], '--port is "65536"'],
  [['--port', ''], '--port is ""'],
  [['--nonsense'], '--nonsense'],
  [['dance'], 'There is no command "dance"'],
])('explains what is wrong with %j', (args, message) => {
  expect(readCommand(args)).toEqual({ name: 'usage-error', message: expect.stringContaining(message) });
});

test.each(['doctor laravel.log', 'check .env', 'plan --from pro-5', 'search --edition lite x', 'report'])(
  'leaves "%s" to the published program',
  (command) => {
    expect(readCommand(command.split(' '))).toEqual({ name: 'terminal' });
  },
);

test.each(['mcp', '--help', '--version'])('knows %s', (arg) => {
  expect(readCommand([arg]).name).toBe(arg.replace('--', ''));
});
