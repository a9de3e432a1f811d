import { act, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ThemeState } from './theme-state';
import { ThemeToggle } from './theme-toggle';

const root = document.documentElement;

function OwnId() {
  return <i>{useId()}</i>;
}

const app = (
  <ThemeState>
    <ThemeToggle />
    <OwnId />
  </ThemeState>
);

/** The HTML that the server sends, which knows no window. */
function sentHtml(): string {
  vi.stubGlobal('window', undefined);
  const html = renderToString(app);
  vi.unstubAllGlobals();
  return html;
}

/** What the server sent, taken over by React. */
async function hydrate(): Promise<{ readonly button: HTMLElement; readonly script: Element }> {
  document.body.innerHTML = sentHtml();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const script = document.querySelector('script');
  const faults: unknown[] = [];
  const mounted = await act(() =>
    hydrateRoot(document.body, app, { onRecoverableError: (error) => faults.push(error) }),
  );
  onTestFinished(() => act(() => mounted.unmount()));
  expect(faults).toEqual([]);
  const button = document.querySelector('button');
  if (!button || !script) {
    throw new Error('There is no switch.');
  }
  return { button, script };
}

const storeElsewhere = (key: string | null, newValue: string | null) =>
  act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

beforeEach(() => {
  localStorage.clear();
  root.dataset.theme = 'dark';
});

test('the server sends no script that runs', () => {
  expect(sentHtml()).toMatch(/^<script type="text\/plain"><\/script><button [^>]*currently dark/);
});

describe('the state of the theme', () => {
  test('takes over the element that the server sent, and makes no script of its own', async () => {
    const { script } = await hydrate();
    expect([...document.querySelectorAll('script')]).toEqual([script]);
    expect(script.textContent).toBe('');
  });

  test('stays with what was chosen before, where no storage keeps it', async () => {
    root.dataset.theme = 'light';
    const { button } = await hydrate();
    expect(root.dataset.theme).toBe('light');
    expect(button.getAttribute('aria-label')).toContain('currently light');
  });

  test('sets no style', async () => {
    await hydrate();
    expect(root.hasAttribute('style')).toBe(false);
  });

  test.each([
    [null, 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
  ])('is, with %j stored, %s', async (stored, theme) => {
    if (stored !== null) {
      localStorage.setItem('theme', stored);
    }
    const { button } = await hydrate();
    expect(root.dataset.theme).toBe(theme);
    expect(button.getAttribute('aria-label')).toContain(`currently ${theme}`);
  });
});

describe('the switch', () => {
  test('leads to the other theme and back, keeps the choice, and says so', async () => {
    const { button } = await hydrate();
    for (const theme of ['light', 'dark']) {
      await act(() => button.click());
      expect(root.dataset.theme).toBe(theme);
      expect(localStorage.getItem('theme')).toBe(theme);
      expect(button.getAttribute('aria-label')).toContain(`currently ${theme}`);
    }
  });

  test('tells the script in the head that the click is done', async () => {
    const { button } = await hydrate();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(() => button.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
  });
});

describe('another tab', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
  ])('that stores %s is followed', async (stored, theme) => {
    const { button } = await hydrate();
    await storeElsewhere('theme', 'light');
    await storeElsewhere('theme', stored);
    expect(root.dataset.theme).toBe(theme);
    expect(button.getAttribute('aria-label')).toContain(`currently ${theme}`);
  });

  test.each(['rubbish', 'constructor', '__proto__', 'x'.repeat(100_000)])(
    'that stores rubbish makes the page dark (%#)',
    async (stored) => {
      const { button } = await hydrate();
      await storeElsewhere('theme', 'light');
      await storeElsewhere('theme', stored);
      expect(root.dataset.theme).toBeUndefined();
      expect(button.getAttribute('aria-label')).toContain('currently dark');
    },
  );

  test('that stores something else changes nothing', async () => {
    await hydrate();
    await storeElsewhere('tabs.proxy', 'light');
    expect(root.dataset.theme).toBe('dark');
  });
});

test('a page that comes back by the back button shows what was chosen meanwhile', async () => {
  await hydrate();
  localStorage.setItem('theme', 'light');
  await act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(root.dataset.theme).toBe('light');
});
