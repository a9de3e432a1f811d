import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CrashPage } from './crash-page';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.mock('next/navigation', () => ({ usePathname: () => '/lite/updating' }));

const reload = vi.fn();
const retry = vi.fn();

beforeEach(() => {
  localStorage.clear();
  document.title = 'Updating';
  document.documentElement.dataset.deploy = 'one';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => {
    vi.restoreAllMocks();
    vi.clearAllMocks();
  };
});

const chunkError = () => Object.assign(new Error('Failed to load chunk /a.js'), { name: 'ChunkLoadError' });

/** Renders the page. It's unmounted after the test, or earlier by calling the returned function. */
function show(error: unknown) {
  const container = document.createElement('div');
  const root = createRoot(container);
  const unmount = () => act(() => root.unmount());
  onTestFinished(unmount);
  act(() => root.render(<CrashPage error={error} retry={retry} />));
  return { container, unmount };
}

describe('a page that crashed', () => {
  test('shows the messages of the error and its causes', () => {
    const { container } = show(new Error('It broke.', { cause: new Error('The disk is full.') }));
    expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(container.querySelector('pre')?.textContent).toBe('It broke.\n\nCause:\nThe disk is full.');
    expect(container.querySelector('p')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('has a retry button', () => {
    const { container } = show(new Error('It broke.'));
    act(() => container.querySelector('button')?.click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('sets the document title until it is unmounted', () => {
    const { unmount } = show(new Error('It broke.'));
    expect(document.title).toBe('This page crashed.');
    unmount();
    expect(document.title).toBe('Updating');
  });

  test('keeps its title if the title of the page arrives later, and restores that one', async () => {
    const { unmount } = show(new Error('It broke.'));
    document.title = 'Late';
    await vi.waitFor(() => expect(document.title).toBe('This page crashed.'));
    unmount();
    expect(document.title).toBe('Late');
  });
});

describe("a page with a file that couldn't be loaded", () => {
  test('is logged and reloaded once per address and deploy', () => {
    const error = chunkError();
    const { container } = show(error);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('being reloaded'), error);
    expect(container.querySelector('h1')).toBeNull();
    expect(show(error).container.querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(reload).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.deploy = 'two';
    show(error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('has a retry button that reloads the document', () => {
    show(chunkError());
    const { container } = show(chunkError());
    expect(container.querySelector('p')?.textContent).toContain('Check your network connection');
    act(() => container.querySelector('button')?.click());
    expect(reload).toHaveBeenCalledTimes(2);
    expect(retry).not.toHaveBeenCalled();
  });

  test("isn't reloaded if storage is blocked", () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { container } = show(chunkError());
    expect(reload).not.toHaveBeenCalled();
    expect(container.querySelector('h1')?.textContent).toBe('This page crashed.');
  });

  test.each(['', '{"deploy":7}', 'x'.repeat(100_000)])(
    'is reloaded if storage contains invalid data: %.20s',
    (stored) => {
      localStorage.setItem('reloads', stored);
      show(chunkError());
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );
});
