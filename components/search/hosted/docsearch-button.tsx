'use client';

import { DocSearch } from '@docsearch/react';
import '@docsearch/react/style';
import { env } from '@/lib/site/env';
import { locale } from '@/lib/site/locale';
import { versionTagOf } from '@/lib/site/version-tag';

/** Renders DocSearch, filtered by language and by the tag of the docs version (specification, section 7). */
export function DocSearchButton() {
  const { docsearch } = env;
  return docsearch ? (
    <DocSearch
      appId={docsearch.appId}
      apiKey={docsearch.apiKey}
      indices={[
        {
          name: docsearch.indexName,
          searchParameters: { facetFilters: [`language:${locale}`, [`docusaurus_tag:${versionTagOf('current')}`]] },
        },
      ]}
    />
  ) : null;
}
