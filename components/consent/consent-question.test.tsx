import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const reload = vi.fn();
vi.mock('@next/third-parties/google', () => ({
  GoogleTagManager: ({ gtmId }: { gtmId: string }) => <i data-gtm={gtmId} />,
}));

/** Opens a page: what the last one knew is forgotten, but for storage. */
async function mount(): Promise<void> {
  vi.resetModules();
  const { ConsentQuestion } = await import('./consent-question');
  await import('./consent-control');
  await import('./tag-manager');
  document.body.innerHTML = '<button data-privacy-choices>Privacy choices</button><div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(<ConsentQuestion gtmId="GTM-TEST" />));
  await settle();
}

/** Lets what is loaded lazily be shown. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

const bar = () => document.querySelector('section');
const isLoaded = () => document.querySelector('[data-gtm="GTM-TEST"]') !== null;

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(() => {
    button?.focus();
    button?.click();
  });
  await settle();
}

function browserRefuses(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'globalPrivacyControl'));
}

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  reload.mockClear();
  localStorage.clear();
});

test('the server asks nothing', async () => {
  const { ConsentQuestion } = await import('./consent-question');
  expect(renderToStaticMarkup(<ConsentQuestion gtmId="GTM-TEST" />)).toBe('');
});

describe('a reader who has not decided', () => {
  test.each([['rubbish'], ['{"granted":true}'], ['x'.repeat(100_000)]])(
    'is asked, and nothing loads (%#)',
    async (stored) => {
      localStorage.setItem('consent', stored);
      await mount();
      expect(bar()?.textContent).toContain('Nothing of it is loaded until you allow it');
      expect(isLoaded()).toBe(false);
    },
  );

  test('is asked without losing the focus', async () => {
    await mount();
    expect(document.activeElement).toBe(document.body);
  });

  test('has two equal answers', async () => {
    await mount();
    const answers = [...(bar()?.querySelectorAll('button') ?? [])];
    expect(answers.map(({ textContent }) => textContent)).toEqual(['Decline', 'Allow']);
    expect(new Set(answers.map(({ className }) => className)).size).toBe(1);
  });

  test('may allow it', async () => {
    await mount();
    await press('Allow');
    expect(isLoaded()).toBe(true);
    expect(bar()).toBeNull();
    expect(localStorage.getItem('consent')).toBe('granted');
  });

  test('may decline it', async () => {
    await mount();
    await press('Decline');
    expect(isLoaded()).toBe(false);
    expect(bar()).toBeNull();
    expect(localStorage.getItem('consent')).toBe('denied');
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a reader who has decided', () => {
  test.each([
    ['granted', true],
    ['denied', false],
  ])('by %s is not asked again', async (stored, loaded) => {
    localStorage.setItem('consent', stored);
    await mount();
    expect(bar()).toBeNull();
    expect(isLoaded()).toBe(loaded);
  });

  test('may revoke it from the footer, and the page is loaded anew without it', async () => {
    localStorage.setItem('consent', 'granted');
    await mount();
    await press('Privacy choices');
    expect(document.activeElement).toBe(bar());
    await press('Decline');
    expect(localStorage.getItem('consent')).toBe('denied');
    expect(document.activeElement).toBe(document.querySelector('[data-privacy-choices]'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

test('the bar that was asked for closes on Escape, and gives the focus back', async () => {
  localStorage.setItem('consent', 'denied');
  await mount();
  await press('Privacy choices');
  await act(() => bar()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(bar()).toBeNull();
  expect(document.activeElement).toBe(document.querySelector('[data-privacy-choices]'));
});

describe('a browser with Global Privacy Control', () => {
  test('is not asked, and nothing loads, whatever is stored', async () => {
    browserRefuses();
    localStorage.setItem('consent', 'granted');
    await mount();
    expect(bar()).toBeNull();
    expect(isLoaded()).toBe(false);
  });

  test('is told so at the footer', async () => {
    browserRefuses();
    await mount();
    await press('Privacy choices');
    expect(bar()?.textContent).toContain('because your browser sends Global Privacy Control');
    await press('Close');
    expect(bar()).toBeNull();
  });
});

test('where storage is blocked, a decision lasts as long as the page', async () => {
  const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => blocked.mockRestore());
  await mount();
  await press('Allow');
  expect(isLoaded()).toBe(true);
  expect(bar()).toBeNull();
});
