import { afterPaint, atIdle, whenSettled } from '@/lib/browser/dom/at-idle';
import { isSaveData } from '@/lib/browser/dom/connection';
import { onClick } from '@/lib/browser/dom/events';
import { whenParsed } from '@/lib/browser/dom/on-page';
import { hasStoredValues } from '@/lib/browser/values/value-storage';
import { prefetchApp, startApp } from '@/lib/next-internals/start-app';

/**
 * What shows that somebody is reading. Not `scroll`, which browsers fire themselves for a hash or a restored position.
 */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/**
 * How long a failed start waits for the next sign, in milliseconds. Without a network, each sign would request files.
 */
const retryDelayMs = 2000;

/** How long after the load event the files of the app are fetched, in milliseconds. First presses come before them. */
const prefetchDelayMs = 1000;

const root = document.documentElement;

/**
 * Starts Next and React: after the load event on a page that shows a tool or the reader's values, and on every page
 * that the reader reached through a link of the site; elsewhere at the reader's first sign, once the browser is idle,
 * or at once for what can't do without them. Until then, links are normal page loads. Its files are fetched earlier,
 * unless the reader saves data.
 */
export function installAppStart(): void {
  const prefetch = () => isSaveData() || prefetchApp();
  onClick('[data-app-retry]', startNow);
  onClick('[data-app-start]', press);
  waitForSign();
  whenParsed(() => {
    const isExpected = document.referrer.startsWith(`${window.location.origin}/`);
    openShared();
    if (isExpected || hasStoredValues() || document.querySelector('main [data-tool]')) {
      prefetch();
      window.addEventListener('load', () => afterPaint(startNow), { once: true });
    } else {
      whenSettled(prefetch, prefetchDelayMs);
    }
  });
}

function waitForSign(): void {
  for (const type of signs) {
    document.addEventListener(type, onSign, { passive: true, capture: true });
  }
}

function onSign(event: Event): void {
  // Chromium reports a resting pointer after it has laid out a page, without movement.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !(event.movementX || event.movementY)) {
    return;
  }
  if (isRetryShown()) {
    return;
  }
  for (const type of signs) {
    document.removeEventListener(type, onSign, { capture: true });
  }
  // A press may have started the app in the meantime, and failed.
  atIdle(() => isRetryShown() || startNow());
}

/** Returns whether the reader is about to press a Retry button, which another start would hide. */
function isRetryShown(): boolean {
  return [...document.querySelectorAll('[data-app-retry]')].some((button) => button.checkVisibility());
}

/**
 * Starts the app for a press whose answer needs it, and shows the press of a button that expands something or belongs
 * to a switch. Once it runs, React handles them.
 */
function press(button: HTMLElement): void {
  if (root.dataset.app !== 'running') {
    const expanded = button.getAttribute('aria-expanded');
    if (expanded !== null) {
      button.setAttribute('aria-expanded', String(expanded !== 'true'));
    }
    for (const each of button.parentElement?.querySelectorAll('[aria-pressed]') ?? []) {
      each.setAttribute('aria-pressed', String(each === button));
    }
    startNow();
  }
}

/** Presses the button that an address is for: the one that names the start of its hash. */
function openShared(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-app-start^="#"]')];
  buttons.find(({ dataset }) => window.location.hash.startsWith(dataset.appStart ?? ''))?.click();
}

/**
 * Starts the app at once, for what can't answer without it. `data-app` says how far it is: `starting`, `running` (which
 * React sets), or `failed`.
 */
export function startNow(): void {
  if (root.dataset.app !== 'running') {
    root.dataset.app = 'starting';
  }
  startApp().catch((error: unknown) => {
    root.dataset.app = 'failed';
    setTimeout(waitForSign, retryDelayMs);
    console.warn("Client-side navigation didn't start; links will reload the page.", error);
  });
}

/** Starts the app once the browser has shown what it starts for, such as a dialog. */
export function startAfterFrame(): void {
  requestAnimationFrame(() => setTimeout(startNow));
}
