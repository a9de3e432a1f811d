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
  const place = document.createElement('div');
  const root = createRoot(place);
  const end = () => act(() => root.unmount());
  onTestFinished(end);
  act(() => root.render(<CrashPage error={error} retry={retry} />));
  return { place, end };
}

describe('a page that crashed', () => {
  test('says so, with the messages of the causal chain', () => {
    const { place } = show(new Error('It broke.', { cause: new Error('The disk is full.') }));
    expect(place.querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(place.querySelector('pre')?.textContent).toBe('It broke.\n\nCause:\nThe disk is full.');
    expect(place.querySelector('p')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test('can be tried again', () => {
    const { place } = show(new Error('It broke.'));
    act(() => place.querySelector('button')?.click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('has its title while it is shown', () => {
    const { end } = show(new Error('It broke.'));
    expect(document.title).toBe('This page crashed.');
    end();
    expect(document.title).toBe('Updating');
  });

  test('keeps it when that of the page arrives later, and gives that back', async () => {
    const { end } = show(new Error('It broke.'));
    document.title = 'Late';
    await vi.waitFor(() => expect(document.title).toBe('This page crashed.'));
    end();
    expect(document.title).toBe('Late');
  });
});

describe('a page of which a file could not be loaded', () => {
  test('is logged and loaded again, once for its address and deploy', () => {
    const error = chunkError();
    const { place } = show(error);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('loaded again'), error);
    expect(place.querySelector('h1')).toBeNull();
    expect(show(error).place.querySelector('h1')?.textContent).toBe('This page crashed.');
    expect(reload).toHaveBeenCalledTimes(1);
    document.documentElement.dataset.deploy = 'two';
    show(error);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is tried again by loading it whole', () => {
    show(chunkError());
    const { place } = show(chunkError());
    expect(place.querySelector('p')?.textContent).toContain('Check your network connection');
    act(() => place.querySelector('button')?.click());
    expect(reload).toHaveBeenCalledTimes(2);
    expect(retry).not.toHaveBeenCalled();
  });

  test('is not loaded again where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    const { place } = show(chunkError());
    expect(reload).not.toHaveBeenCalled();
    expect(place.querySelector('h1')?.textContent).toBe('This page crashed.');
  });

  test.each(['', '{"deploy":7}', 'x'.repeat(100_000)])(
    'is loaded again where storage held rubbish: %.20s',
    (rubbish) => {
      localStorage.setItem('reloads', rubbish);
      show(chunkError());
      expect(reload).toHaveBeenCalledTimes(1);
    },
  );
});
