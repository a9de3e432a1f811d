import { SiteLink } from '@/components/chrome/link/site-link';
import type { SearchResponse } from '@/lib/search/engine';
import { missingLine } from './labels';

const suggestions = ['APP_KEY', 'queue workers', 'callback URL'];

/** The longest query that's shown in full, in characters. */
const maxShownLength = 120;

/** Renders the hint that shows before anything is typed. */
export function Hint() {
  return (
    <p className="search-hint">
      Type a few words, a key such as <code>APP_KEY</code>, a command, or paste an error message.
    </p>
  );
}

function Help() {
  return (
    <>
      If it’s an error, <SiteLink href="/doctor">paste the log</SiteLink> or look through{' '}
      <SiteLink href="/troubleshooting">all errors</SiteLink>.
    </>
  );
}

/**
 * Renders which words, or which error, no page has, and where to look for it; nothing if a page has them. A new
 * paragraph for each line, because a browser that translates pages replaces the text that React would remove.
 */
export function Missing({ answer }: { readonly answer: SearchResponse }) {
  const line = missingLine(answer);
  const isHelpful = answer.isUnknownError || (answer.missing?.length ?? 0) > 0;
  return (
    line !== '' && (
      <p key={line} className="search-hint">
        {line} {isHelpful && <Help />}
      </p>
    )
  );
}

export type NoResultsProps = {
  readonly query: string;
  readonly onTry: (suggestion: string) => void;
  /** Drops the filters, if there are any. */
  readonly onWiden?: (() => void) | undefined;
};

/** Renders that nothing was found, and what to try. */
export function NoResults({ query, onTry, onWiden }: NoResultsProps) {
  return (
    <div className="search-state">
      <p className="search-state-title">
        No results for “<bdi>{[...query.trim()].slice(0, maxShownLength).join('')}</bdi>”
      </p>
      <p>
        <Help />
      </p>
      <p>Try searching for</p>
      <ul>
        {onWiden && (
          <li>
            <button type="button" className="button" onClick={onWiden}>
              the same in all sections
            </button>
          </li>
        )}
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="button" onClick={() => onTry(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
