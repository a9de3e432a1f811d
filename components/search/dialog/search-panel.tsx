import type { MouseEvent } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { versionsInAddress } from '@/components/search/engine/page-context';
import { countLine, failureTitle, missingLine } from '@/components/search/hits/labels';
import { Hint, Missing, NoResults } from '@/components/search/hits/states';
import { resultsAddress } from '@/components/search/results/search-address';
import { LoadFailure, Loading } from '@/components/tools/on-demand';
import { OptionList } from './option-list';
import { storeRecent } from './recent';
import type { Options } from './use-options';

export type SearchPanelProps = Options & {
  readonly listId: string;
  readonly text: string;
  /** Searches for another text. */
  readonly onAsk: (text: string) => void;
  readonly onLeave: () => void;
};

/** Renders the body of the search dialog: results, or what there is before and instead of them. */
export function SearchPanel(props: SearchPanelProps) {
  const { listId, text, search, pages, start, hasRecent, active, forgetRecent, onAsk, onLeave } = props;
  const isAsked = text.trim() !== '';
  const { hasFailed, retry } = search;
  const answer = isAsked && !hasFailed ? search.answer : undefined;
  const total = answer?.total ?? 0;
  const forgetAll = () => {
    forgetRecent();
    onAsk('');
  };
  const retryAsked = () => {
    retry();
    onAsk(text);
  };
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const options = [...start, ...pages.flatMap(({ best, editions, others }) => [best, ...editions, ...others])];
    const opened = options.find(({ id }) => id === link?.id);
    if (opened && isAsked) {
      storeRecent(opened.recent);
    }
    if (link && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
      onLeave();
    }
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a key that presses a link is a click, too
    <div className="search-body" onClick={click}>
      <p className="visually-hidden" role="status">
        {answer &&
          (total > 0 ? `${countLine(answer)} ${missingLine(answer)}`.trim() : `No results for ${text.slice(0, 100)}`)}
      </p>
      <div className="search-panel">
        {!isAsked && (hasRecent ? <RecentHead onClear={forgetAll} /> : <Hint />)}
        {isAsked && !answer && !hasFailed && <Loading name="the search" />}
        {hasFailed && <LoadFailure message={failureTitle} onRetry={retryAsked} />}
        {answer && (total > 0 ? <Missing answer={answer} /> : <NoResults query={text} onTry={onAsk} />)}
      </div>
      <OptionList id={listId} pages={pages} start={start} active={active} />
      <div className="search-footer">
        {answer && total > 0 && (
          <SiteLink className="search-all" href={resultsAddress(text, versionsInAddress())}>
            {total === 1 ? 'See the results page' : `See all ${total} ${answer.counted}s`}
          </SiteLink>
        )}
        <p className="search-keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open
        </p>
      </div>
    </div>
  );
}

function RecentHead({ onClear }: { readonly onClear: () => void }) {
  return (
    <div className="search-recent-head">
      <h2>Recent</h2>
      <button type="button" className="button" onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
