import { atIdle } from '@/lib/browser/at-idle';
import { currentConnection, isThrifty } from '@/lib/browser/connection';
import { showCurrent } from '@/lib/browser/show-current';
import { fileAdder, hint } from './add-files';
import { addFonts } from './add-fonts';
import { keepActions } from './kept-actions';
import { type LateFiles, type TakenOver, takenOver } from './late-files';
import { OtherDeploy, pagePayload } from './page-payload';
import { showTopFirst } from './show-top-first';

/** What shows that somebody is there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'click'];

/**
 * How long after loading a page starts by itself, in milliseconds. Until then nearly every reader has given a sign. Those who give none,
 * as with a screen reader that reads on, miss nothing: the page is whole, and whatever they press is a sign. So it can be long enough to
 * stay out of the time in which tools measure how busy a page is, which ends five seconds after the network has come to rest.
 */
const idle = 8000;

/** How long after loading the files are fetched ahead, in milliseconds: first comes all that is painted, fonts and pictures too. */
const calm = 2000;

/**
 * Starts the scripts of a page at the first sign of a reader, or when the page has long been idle, and does then what the reader did
 * meanwhile. A page that is nothing without its scripts asks for them at once, by `data-start-at-once`. Runs in the head of the page, after the scripts that set attributes and before anything is painted.
 */
export function start(files: LateFiles): void {
  showTopFirst(addFonts(files.fonts));
  const kept = keepActions();
  const { addStyle, addScripts } = fileAdder(files.scripts);
  const payload = pagePayload(files.payload, document.documentElement.dataset.deploy ?? '');
  let isStarting = false;
  let isAhead = false;

  const run = async () => {
    const sheets = Promise.allSettled(files.styles.map(addStyle));
    if (!isAhead) {
      // Beside what must be there before they run: both together take one trip less.
      hint('preload', 'script', files.scripts);
    }
    await payload.hand();
    // What scripts show may need more than the page holds.
    await sheets;
    await addScripts();
  };
  const begin = () => {
    if (isStarting) {
      return;
    }
    isStarting = true;
    const before = kept.waiting();
    whenParsed(() => {
      run().catch((error: unknown) => {
        console.warn('No scripts until the next sign of a reader.', error);
        isStarting = false;
        if (error instanceof OtherDeploy && kept.waiting() > 0) {
          // Only at a reader's wish: a host that mixes deploys would have the page loaded for ever.
          location.reload();
        } else if (kept.waiting() > before) {
          // What was done meanwhile has had no start of its own.
          begin();
        } else {
          kept.giveUp();
        }
      });
    });
  };

  for (const sign of signs) {
    window.addEventListener(sign, begin, { capture: true, passive: true });
  }
  window.addEventListener(
    takenOver,
    (event) => {
      for (const sign of signs) {
        window.removeEventListener(sign, begin, { capture: true });
      }
      (event as TakenOver).detail(kept.handOver());
    },
    { once: true },
  );
  whenParsed(() => {
    // Before the first paint, because a list that moves when a pointer is on its way to it has the reader miss; and not before the browser
    // would lay the page out by itself, with the font that it waits for.
    const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
    if (sidebar) {
      requestAnimationFrame(() => showCurrent(sidebar));
    }
    if (document.querySelector('[data-start-at-once]')) {
      begin();
    }
  });
  window.addEventListener('load', () => {
    setTimeout(begin, idle);
    // Who came from another page of the site is a reader, and may soon go on.
    if (document.referrer.startsWith(`${location.origin}/`)) {
      atIdle(begin);
    }
    setTimeout(() => {
      if (!isThrifty(currentConnection())) {
        isAhead = true;
        hint('prefetch', 'style', files.styles);
        hint('prefetch', 'script', files.scripts);
        payload.fetchAhead();
      }
    }, calm);
  });
}

/** Acts when the whole page has been read: only then can its scripts take it over. */
function whenParsed(act: () => unknown): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', act, { once: true });
  } else {
    act();
  }
}
