// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { pageChangeEvent } from '@/lib/browser/dom/on-page';
import { installServiceWorker } from './service-worker-control';

afterEach(() => vi.unstubAllGlobals());

test('a visit is reported to the worker that is active by then', async () => {
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  const workers = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }] as const;
  const registration: { active: unknown } = { active: workers[0] };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: () => undefined,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  await installServiceWorker();
  registration.active = workers[1];
  document.dispatchEvent(new Event(pageChangeEvent));
  expect(workers.map(({ postMessage }) => postMessage.mock.calls.length)).toEqual([1, 1]);
});
