// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const { startApp, prefetchApp } = vi.hoisted(() => ({
  startApp: vi.fn(() => Promise.resolve()),
  prefetchApp: vi.fn(),
}));
vi.mock('@/lib/next-internals/start-app', () => ({ startApp, prefetchApp }));

/** Opens a page, and returns what lets time pass. */
async function open(html: string, { referrer = '', stored = '' } = {}): Promise<void> {
  localStorage.clear();
  localStorage.setItem(stored, 'a.example');
  document.body.innerHTML = html;
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.resetModules();
  const { installAppStart } = await import('./app-start');
  installAppStart();
  window.dispatchEvent(new Event('load'));
}

const settle = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 1));
  startApp.mockReset().mockResolvedValue();
  prefetchApp.mockReset();
  delete document.documentElement.dataset.app;
  const listeners = new AbortController();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) =>
    add(type, listener, { ...(typeof options === 'object' && options), signal: listeners.signal }),
  );
  return () => {
    listeners.abort();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

test('a page fetches the app a second after it has loaded, and starts nothing on its own', async () => {
  await open('<header><div data-tool="theme"></div></header><p>Text</p>');
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(900);
  expect(prefetchApp).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(prefetchApp).toHaveBeenCalledOnce();
  expect(startApp).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'])(
  'the first %s starts the app once, when the browser is idle',
  async (type) => {
    await open('<p>Text</p>');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(startApp).not.toHaveBeenCalled();
    await settle();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await settle();
    expect(startApp).toHaveBeenCalledOnce();
    expect(document.documentElement.dataset.app).toBe('starting');
  },
);

test('a pointer starts the app when it moves, and not when it only rests', async () => {
  await open('<p>Text</p>');
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await settle();
  expect(startApp).not.toHaveBeenCalled();
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 }));
  await settle();
  expect(startApp).toHaveBeenCalledOnce();
});

test.each([
  ['shows a tool', '<main><div data-tool="lab"></div></main>', {}],
  ['was reached through a link of the site', '<p>Text</p>', { referrer: `${window.location.origin}/lite/` }],
  ["shows the reader's values", '<p>Text</p>', { stored: 'values.domain' }],
])('a page that %s starts the app after it has loaded', async (_, html, options) => {
  await open(html, options);
  expect(prefetchApp).toHaveBeenCalledOnce();
  await settle();
  expect(startApp).toHaveBeenCalledOnce();
});

test('with data saving, nothing is fetched before the app starts', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await open('<main><div data-tool="lab"></div></main>');
  await settle();
  expect(prefetchApp).not.toHaveBeenCalled();
  expect(startApp).toHaveBeenCalledOnce();
});

describe('a button whose answer needs the app', () => {
  const html = `<div><button aria-pressed="true" data-app-start="">A</button>
    <button aria-pressed="false" data-app-start="#b=">B</button></div>`;
  const pressed = () => document.querySelector('[aria-pressed="true"]')?.textContent;

  test('shows a press, and starts the app without waiting', async () => {
    await open(html);
    expect([pressed(), startApp.mock.calls]).toEqual(['A', []]);
    document.querySelectorAll('button')[1]?.click();
    expect(pressed()).toBe('B');
    expect(startApp).toHaveBeenCalled();
    document.querySelector('button')?.click();
    expect(pressed()).toBe('A');
  });

  test('shows that something expands', async () => {
    await open('<button aria-expanded="false" data-app-start="">More</button>');
    for (const expanded of ['true', 'false']) {
      document.querySelector('button')?.click();
      expect(document.querySelector('button')?.getAttribute('aria-expanded')).toBe(expanded);
    }
    expect(startApp).toHaveBeenCalled();
  });

  test('is left to React once that runs', async () => {
    await open(html);
    document.documentElement.dataset.app = 'running';
    document.querySelectorAll('button')[1]?.click();
    expect(pressed()).toBe('A');
  });

  test.each([
    ['#b=1', 'B'],
    ['#b', 'A'],
    ['', 'A'],
  ])('with the hash "%s", shows %s', async (hash, shown) => {
    window.location.hash = hash;
    await open(html);
    window.location.hash = '';
    expect(pressed()).toBe(shown);
  });
});

describe('if the app fails to start', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    startApp.mockRejectedValueOnce(new Error('out of order'));
  });

  test('the page says so, and Retry tries again', async () => {
    await open('<main><div data-tool="lab"><button data-app-retry="">Retry</button></div></main>');
    await settle();
    expect(document.documentElement.dataset.app).toBe('failed');
    expect(console.warn).toHaveBeenCalledOnce();
    startApp.mockClear();
    document.querySelector('button')?.click();
    await settle();
    expect(startApp).toHaveBeenCalled();
    expect(document.documentElement.dataset.app).toBe('starting');
  });

  test.each([
    [true, 1],
    [false, 2],
  ])('with a Retry button (visible: %s), a sign leads to %i starts in all', async (isVisible, starts) => {
    vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(isVisible);
    await open('<p>Text</p><button data-app-retry="">Retry</button>');
    document.querySelector('button')?.click();
    await settle();
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    await settle();
    expect(startApp).toHaveBeenCalledTimes(starts);
  });

  test("a sign from before a press that failed doesn't hide its Retry button", async () => {
    const isVisible = vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(false);
    await open('<p>Text</p><button data-app-retry="">Retry</button>');
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    document.querySelector('button')?.click();
    isVisible.mockReturnValue(true);
    await settle();
    expect(startApp).toHaveBeenCalledOnce();
  });

  test('a later sign tries again', async () => {
    await open('<p>Text</p>');
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(startApp).toHaveBeenCalledOnce();
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(startApp).toHaveBeenCalledOnce();
    document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
    await settle();
    expect(startApp).toHaveBeenCalledTimes(2);
  });
});
