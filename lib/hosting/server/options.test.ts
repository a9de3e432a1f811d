import { expect, test } from 'vitest';
import { readCommand } from './options';

test('serves on loopback without options', () => {
  expect(readCommand([], '')).toEqual({ name: 'serve', options: { port: 8080, host: '127.0.0.1' } });
  expect(readCommand(['serve', '--port=0', '--host', '::1'], '')).toEqual({
    name: 'serve',
    options: { port: 0, host: '::1' },
  });
});

test.each(['docs', '/docs', '/docs/', 'docs/'])('takes the base path %s that it was built for', (path) => {
  expect(readCommand(['--base-path', path], '/docs').name).toBe('serve');
});

test.each([
  [['--base-path', '/'], '/docs', 'built for /docs/'],
  [['--base-path', 'docs/v1/'], '', 'NEXT_PUBLIC_BASE_PATH=/docs/v1 npm run pack'],
  [['--port', '65536'], '', '--port is "65536"'],
  [['--port', ''], '', '--port is ""'],
  [['--nonsense'], '', '--nonsense'],
  [['dance'], '', 'There is no command "dance"'],
])('explains what is wrong with %j', (args, basePath, message) => {
  expect(readCommand(args, basePath)).toEqual({ name: 'usage-error', message: expect.stringContaining(message) });
});

test.each(['mcp', '--help', '--version'])('knows %s', (arg) => {
  expect(readCommand([arg], '').name).toBe(arg.replace('--', ''));
});
