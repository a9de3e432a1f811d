// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { messagesOf } from './causes';
import { CrashPage } from './crash-page';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
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

/** Renders the page until the end of the test. */
function show(error: unknown) {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  act(() => root.render(<CrashPage error={error} retry={retry} />));
  return container;
}

test.each([
  new Error('It broke.', { cause: new Error('The disk is full.') }),
  new Error('It broke.', { cause: new Error('Minified React error #4120; visit') }),
  'Failed to load chunk',
  undefined,
])('a page that crashed shows the messages of %s and its causes, and a retry button', (error) => {
  const container = show(error);
  expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
  expect(container.querySelector('pre')?.textContent).toBe(messagesOf(error).join('\n\nCause:\n'));
  expect(container.querySelector('p')).toBeNull();
  act(() => container.querySelector('button')?.click());
  expect(retry).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});

describe("a page with a file that couldn't be loaded", () => {
  test('is logged and reloaded once per address and deploy', () => {
    const error = chunkError();
    const container = show(error);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('being reloaded'), error);
    expect(container.querySelector('h1')).toBeNull();
    expect(show(error).querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(reload).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.deploy = 'two';
    show(error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("isn't reloaded if storage is blocked", () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const container = show(chunkError());
    expect(reload).not.toHaveBeenCalled();
    expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
  });

  test.each(['two /lite/updating', 'x '.repeat(100_000)])('is reloaded if the record is another one', (stored) => {
    sessionStorage.setItem('reloads', stored);
    show(chunkError());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    new Error('Connection closed.'),
    new Error('Minified React error #412; visit https://react.dev/errors/412 for the full message'),
    new Error('The page broke.', { cause: chunkError() }),
  ])('is recognized by %s', (error) => {
    show(error);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
