'use client';

import { DocSearchModal } from '@docsearch/react/modal';
import { useDocSearchKeyboardEvents } from '@docsearch/react/useDocSearchKeyboardEvents';
// Directly, because the package of React components marks its styles as free of side effects, so bundlers drop them.
import '@docsearch/css/dist/style.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchedVersions, versionsInAddress } from '@/components/search/engine/page-context';
import { failureTitle } from '@/components/search/hits/labels';
import { resultsAddress } from '@/components/search/results/search-address';
import { networkHint } from '@/lib/browser/dom/network-hint';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { DocSearchSettings } from '@/lib/site/docsearch';
import { locale } from '@/lib/site/locale';
import { versionTagOf } from '@/lib/site/version-tag';
import { hitsOfSite, withFailures } from './docsearch-answers';
import { setHostedSearch } from './hosted-state';

export type DocSearchDialogProps = {
  readonly settings: DocSearchSettings;
  /** The version to search on pages that don't belong to one. */
  readonly newestVersion: string;
};

/*
 * DocSearch shows "No results" for its own failures (version 5.2.0: a search that ends resets the state to "idle"), and
 * never the queries that it suggests. So the texts of this one screen say which of the two it is, and its link leads to
 * the results page, which has the suggestions and a button to try again.
 */
const noResults = {
  noResultsText: 'No results for',
  reportMissingResultsText: 'Try searching for',
  reportMissingResultsLinkText: 'other words on the results page',
};
const failure = {
  noResultsText: `${failureTitle} for`,
  reportMissingResultsText: networkHint,
  reportMissingResultsLinkText: 'Try again on the results page',
};

/** Renders DocSearch's dialog, filtered by the language and the page's version. */
export function DocSearchDialog({ settings, newestVersion }: DocSearchDialogProps): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const [transformSearchClient] = useState(() => withFailures(setHasFailed));
  const [version = newestVersion] = searchedVersions();
  useEffect(() => setHostedSearch('open'), []);
  useDocSearchKeyboardEvents({
    isOpen: true,
    isAskAiActive: false,
    onOpen: () => undefined,
    onClose: close,
    onAskAiToggle: () => undefined,
  });
  return createPortal(
    <DocSearchModal
      appId={settings.appId}
      apiKey={settings.apiKey}
      indices={[
        {
          name: settings.indexName,
          searchParameters: { facetFilters: [`language:${locale}`, `docusaurus_tag:${versionTagOf(version)}`] },
        },
      ]}
      initialScrollY={window.scrollY}
      onClose={close}
      transformSearchClient={transformSearchClient}
      transformItems={hitsOfSite}
      resultsFooterComponent={AllResults}
      getMissingResultsUrl={({ query }) => addressOfResults(query)}
      translations={{ noResultsScreen: hasFailed ? failure : noResults }}
    />,
    document.body,
  );
}

function AllResults({ state }: { readonly state: { readonly query: string } }) {
  return <a href={addressOfResults(state.query)}>See all results</a>;
}

function addressOfResults(query: string): string {
  return withBasePath(resultsAddress(query, versionsInAddress()));
}

function close(): void {
  setHostedSearch('closed');
  document.querySelector<HTMLElement>('[data-search-open]')?.focus();
}
