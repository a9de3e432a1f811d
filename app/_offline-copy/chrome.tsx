import { createRoot } from 'react-dom/client';
import { PageBehaviours } from '@/components/layout/page-behaviours';
import { Navbar } from '@/components/navbar/navbar';
import { ThemeState } from '@/components/theme/theme-state';
import { ThemeToggle } from '@/components/theme/theme-toggle';
import { VersionsDropdown } from '@/components/versions/versions-dropdown';
import { versions } from '@/content/versions';
import { versionLinksOf } from '@/lib/manifest/counterparts';

/**
 * Brings a page of the offline copy to life with the same parts that `app/layout.tsx` is made of. Its head is rendered anew in the place
 * of the one that stands in the file; the text stays as it is.
 */
function start(): void {
  const place = document.createElement('div');
  place.className = 'static';
  document.querySelector('body > header')?.replaceWith(place);
  createRoot(place).render(
    <ThemeState>
      <Navbar theme={<ThemeToggle />} versions={<VersionsDropdown versions={versionLinksOf(versions)} />} />
      <PageBehaviours />
    </ThemeState>,
  );
}

start();
