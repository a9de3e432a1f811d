/** The page for measuring first actions, which has every control. */
export const firstActionPage = '/lite/installation/docker';

export type FirstAction = {
  readonly name: string;
  /** The keys to press, as Playwright names them, or the selector of the control to press. */
  readonly keys?: string;
  readonly control?: string;
  /** The selector of an element that's visible once the control has reacted. */
  readonly reaction: string;
  /** Whether the control only exists on a phone. */
  readonly isOnPhone?: true;
  /** Whether text can be typed right after it. */
  readonly takesText?: true;
};

const search = { reaction: '#search[open] input:focus', takesText: true } as const;

export const firstActions: readonly FirstAction[] = [
  { name: 'search by Ctrl+K', keys: 'Control+k', ...search },
  { name: 'search by /', keys: '/', ...search },
  { name: 'search by its button', control: 'header [data-search-open]', ...search },
  { name: 'theme', control: '[data-theme-toggle]', reaction: '[data-theme="light"]' },
  { name: 'drawer', control: '[data-drawer-open]', reaction: '#menu[open]', isOnPhone: true },
  { name: 'values', control: '[data-navbar-bar] [data-values-open]', reaction: '#values[open]' },
  { name: 'dropdown', control: 'header nav summary', reaction: 'header nav details[open] a' },
  {
    name: 'tab',
    control: '[data-tab][aria-selected="false"]',
    reaction: '[data-tab] + [data-tab][aria-selected="true"]',
  },
  {
    name: 'copy',
    control: '[data-copy]',
    reaction: '[data-copy]:is([aria-label="Copied"], [aria-label="Copy the selection"])',
  },
];

/**
 * Starts measuring the next action: `window.reaction` becomes a promise for the time in milliseconds from the action's
 * first event to the end of the first frame with the reaction, or infinity if there's none within 15 seconds. It runs
 * in the page, because a slow page would respond to queries too late.
 */
// Nothing in this function has a name, because bundlers mark named functions with a helper that the page doesn't have.
export const watchReaction = (selector: string) =>
  void Object.assign(window, {
    reaction: new Promise<number>((resolve) => {
      const stop = new AbortController();
      for (const type of ['keydown', 'pointerover', 'pointerdown', 'touchstart']) {
        window.addEventListener(
          type,
          ({ timeStamp }) => {
            stop.abort();
            setTimeout(resolve, 15_000, Number.POSITIVE_INFINITY);
            const timer = setInterval(() => {
              if (document.querySelector(selector)?.checkVisibility()) {
                clearInterval(timer);
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              }
            });
          },
          { capture: true, signal: stop.signal },
        );
      }
    }),
  });

/** Returns the promise that `watchReaction` has stored in the page. */
export const readReaction = () => (window as unknown as { reaction: Promise<number> }).reaction;
