// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { show as render } from '@/components/fixtures/react';
import { messagesOf } from './causes';
import { CrashPage } from './crash-page';

vi.mock('next/navigation', () => ({ usePathname: () => '/lite/updating' }));

const reload = vi.fn();
const retry = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.dataset.deploy = 'one';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.restoreAllMocks();
    vi.clearAllMocks();
  };
});

const chunkError = () => Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });

const show = (error: unknown) => render(<CrashPage error={error} retry={retry} />);

test.each([
  new Error('It broke.', { cause: new Error('The disk is full.') }),
  new Error('It broke.', { cause: new Error('Minified React error #4120; visit') }),
  'Failed to load chunk',
  undefined,
])('a page that crashed shows the messages of %s and its causes, and a retry button', async (error) => {
  const container = await show(error);
  expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
  expect(container.querySelector('pre')?.textContent).toBe(messagesOf(error).join('\n\nCause:\n'));
  expect(container.querySelector('p')).toBeNull();
  act(() => container.querySelector('button')?.click());
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

describe("a page with a file that couldn't be loaded", () => {
  test('is logged and reloaded once per address and deploy', async () => {
    const error = chunkError();
    const container = await show(error);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('being reloaded'), error);
    expect(container.querySelector('h1')).toBeNull();
    expect((await show(error)).querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(reload).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.deploy = 'two';
    await show(error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("isn't reloaded if storage is blocked", async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const container = await show(chunkError());
    expect(reload).not.toHaveBeenCalled();
    expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
  });

  test.each(['two /lite/updating', 'x '.repeat(100_000)])(
    'is reloaded if the record is another one',
    async (stored) => {
      sessionStorage.setItem('reloads', stored);
      await show(chunkError());
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    new Error('Connection closed.'),
    new Error('Minified React error #412; visit https://react.dev/errors/412 for the full message'),
    new Error('The page broke.', { cause: chunkError() }),
  ])('is recognized by %s', async (error) => {
    await show(error);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
