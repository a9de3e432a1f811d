import nprogress from 'nprogress';
import { trustedHtml } from '@/lib/browser/dom/trusted-html';
import { basePath } from '@/lib/site/base-path.mjs';
import styles from './bar.module.css';
import { trackProgress } from './track-progress';

// A separate constant, because the types lack `trickleRate` and would reject it in an object literal.
const options = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '[data-bar]',
  // The default template has an invalid ARIA role, and Next's route announcer already tells screen readers about pages.
  template: trustedHtml(`<div class="${styles.bar}" data-bar aria-hidden="true"></div>`),
};
nprogress.configure(options);

/**
 * Tracks the router with a bar at the top edge. Loaded on the first slow page change; no other module uses nprogress.
 */
export const track = trackProgress({ start: () => nprogress.start(), done: () => nprogress.done() }, basePath);
