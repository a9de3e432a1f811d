import nprogress from 'nprogress';
import { trustedHtml } from '@/lib/browser/trusted-html';
import { basePath } from '@/lib/site/base-path.mjs';
import styles from './bar.module.css';
import { trackProgress } from './track-progress';

// Through a constant: the types lack `trickleRate`.
const options = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '[data-bar]',
  // Its own template has a role that does not exist. Who hears the page hears of a new one from the router.
  template: trustedHtml(`<div class="${styles.bar}" data-bar aria-hidden="true"></div>`),
};
nprogress.configure(options);

/** Follows the router by a bar at the upper edge. Loaded with the first change of page, and the only place that knows nprogress. */
export const track = trackProgress({ start: () => nprogress.start(), done: () => nprogress.done() }, basePath);
