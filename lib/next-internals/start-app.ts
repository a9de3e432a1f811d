import { whenParsed } from '@/lib/browser/dom/on-page';
import { type AppFiles, appFilesId } from './app-files';

let starting: Promise<void> | null = null;

/**
 * Loads Next and React into a page whose HTML `cut-app.ts` has stripped of them. Until then, links are normal page
 * loads and every control works without them. Further calls do nothing, except that a call after a failure tries again.
 * In development, Next starts on its own.
 *
 * @throws if a file is missing, truncated, or belongs to another deploy
 */
export function startApp(): Promise<void> {
  starting ??= loadApp().catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

/** Prefetches the app's files at low priority, so that it starts faster. Does nothing once the app has started. */
export function prefetchApp(): void {
  const files = starting ? null : readAppFiles();
  for (const href of files ? [...files.scripts, ...(files.payload ? [files.payload.address] : [])] : []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

function readAppFiles(): AppFiles | null {
  const text = document.getElementById(appFilesId)?.textContent;
  return text ? JSON.parse(text) : null;
}

async function loadApp(): Promise<void> {
  // React can only hydrate a complete document.
  await new Promise<void>(whenParsed);
  const files = readAppFiles();
  if (!files) {
    return;
  }
  if (files.payload) {
    await pushPayload(files.payload);
  }
  await Promise.all(files.scripts.map(addScript));
}

/** Passes the payload to Next in the same form as the inline scripts of its own pages. */
async function pushPayload({ address, length }: NonNullable<AppFiles['payload']>): Promise<void> {
  const page = self as { __next_f?: unknown[] };
  if (page.__next_f) {
    return;
  }
  const response = await fetch(address);
  const text = await response.text();
  const deploy = document.documentElement.dataset.deploy ?? '';
  if (!(response.ok && text.length === length && text.includes(`"data-deploy":"${deploy}"`))) {
    throw new Error(`${address} doesn't belong to this page (status ${response.status}); reload the page.`);
  }
  page.__next_f = [[0], [1, text]];
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // Without `async`, inserted scripts run in order.
    script.async = false;
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    document.head.append(script);
    // React looks for its scripts by this attribute, and would add them a second time without it. By now the browser
    // has already read the attribute.
    script.setAttribute('async', '');
  });
}

/**
 * Removes scripts that failed to load. Turbopack's runtime waits for a script element that's already in the document,
 * and would wait forever for one whose `error` event has already fired.
 */
export function removeFailedScripts(): void {
  window.addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && target.remove(), true);
}
