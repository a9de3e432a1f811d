import { networkHint } from '@/lib/browser/dom/network-hint';
import styles from './app-messages.module.css';

export type AppMessagesProps = {
  readonly name: string;
  /** What readers see if the app can't start. */
  readonly failure?: string;
};

/**
 * Renders the messages that show while the app starts and if it can't (`data-app` of the root element). They aren't
 * part of a page's text: the search, Markdown pages, and PDFs leave out `data-app-messages`.
 */
export function AppMessages({ name, failure = `Couldn't load ${name}.` }: AppMessagesProps) {
  return (
    <div data-app-messages="">
      <p className={`part-state ${styles.loading}`} role="status">
        {`Loading ${name} …`}
      </p>
      <div className={`part-state ${styles.failure}`} role="alert">
        <p>{failure}</p>
        <p>{networkHint}</p>
        <button type="button" className="button" data-app-retry="">
          Retry
        </button>
      </div>
    </div>
  );
}
