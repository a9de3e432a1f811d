import { networkHint } from '@/lib/browser/dom/network-hint';
import styles from './app-messages.module.css';

/**
 * Renders the messages that show while the app starts and if it can't (`data-app` of the root element). They aren't part
 * of a page's text: the search, Markdown pages, and PDFs leave out `data-app-messages`.
 */
export function AppMessages({ name }: { readonly name: string }) {
  return (
    <div data-app-messages="">
      <p className={`part-state ${styles.loading}`} role="status">
        {`Loading ${name} …`}
      </p>
      <div className={`part-state ${styles.failure}`} role="alert">
        <p>{`Couldn't load ${name}.`}</p>
        <p>{networkHint}</p>
        <button type="button" data-app-retry="">
          Retry
        </button>
      </div>
    </div>
  );
}
