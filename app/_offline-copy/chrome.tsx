import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { filterChoices } from '@/app/search/filter-choices';
import { PageBehaviours } from '@/components/layout/page-behaviours';
import { Navbar } from '@/components/navbar/navbar';
import { SearchButton } from '@/components/search/launch/search-button';
import { SearchLauncher } from '@/components/search/launch/search-launcher';
import { SearchPage } from '@/components/search/search-page';
import { ThemeState } from '@/components/theme/theme-state';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { ValuesButton } from '@/components/values/values-button';
import { VersionsDropdown } from '@/components/versions/versions-dropdown';
import { versions } from '@/content/versions';
import { versionLinksOf } from '@/lib/manifest/counterparts';
import { indexName } from '@/lib/search/index/format';
import { searchPath } from '@/lib/site/paths.mjs';

/**
 * Brings a page of the offline copy to life with the same parts that `app/layout.tsx` is made of. Its head is rendered anew in the place
 * of the one that stands in the file, and so is the page of results; the text of all others stays as it is.
 */
function Chrome() {
  return (
    <ThemeState>
      <Navbar
        search={<SearchButton />}
        values={<ValuesButton />}
        theme={<ThemeToggle />}
        versions={<VersionsDropdown versions={versionLinksOf(versions)} />}
      />
      <PageBehaviours />
      <SearchLauncher index={indexName} />
    </ThemeState>
  );
}

/** Renders in the place of an element. */
function renderFor(selector: string, part: ReactNode): void {
  const place = document.createElement('div');
  place.className = 'static';
  document.querySelector(selector)?.replaceWith(place);
  createRoot(place).render(part);
}

renderFor('body > header', <Chrome />);
if (document.documentElement.dataset.path === searchPath) {
  renderFor('main', <SearchPage choices={filterChoices} />);
}
