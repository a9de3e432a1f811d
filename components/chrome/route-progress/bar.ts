import nprogress from 'nprogress';
import { trustedHtml } from '@/lib/browser/dom/trusted-html';
import styles from './bar.module.css';

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

export { nprogress as bar };
