import { installAnnouncement } from '@/components/announcement/announcement-control';
import { installCopyButtons } from '@/components/code/copy';
import { installConsent } from '@/components/consent/consent-control';
import { installDrawer } from '@/components/drawer/drawer-control';
import { installHeadingLinks } from '@/components/heading/copy-address';
import { installMovedIds } from '@/components/heading/moved-ids-control';
import { installSkipLink } from '@/components/layout/skip-link-control';
import { installLinkIntent } from '@/components/link/link-intent';
import { installMenus } from '@/components/menu/menu-control';
import { installNavbar } from '@/components/navbar/navbar-control';
import { installPageMenu } from '@/components/page-menu/page-menu-control';
import { installSearch } from '@/components/search/dialog/search-control';
import { installSidebar } from '@/components/sidebar/sidebar-control';
import { installTabs } from '@/components/tabs/tab-groups';
import { installTheme } from '@/components/theme/theme-control';
import { installTableOfContents } from '@/components/toc/toc-control';
import { installFilledDownloads } from '@/components/values/download-filled';
import { installValues } from '@/components/values/values-control';
import { installVersionLinks } from '@/components/versions/versions-control';
import { installBrokenPictures } from '@/components/zoom/broken-pictures';
import { installZoom } from '@/components/zoom/zoom-control';
import { whenSettled } from '@/lib/browser/at-idle';
import { removeFailedScripts } from '@/lib/next-internals/start-app';
import { installParts } from './parts';

/*
 * The small script of every page. It listens on the document, so every control works before, during, and after
 * hydration, after client-side navigation, and when Next's scripts never arrive. State lives in attributes that React
 * doesn't render, and in elements that React leaves alone (decision: one implementation of each control).
 */
removeFailedScripts();
installTheme();
installSearch();
installValues();
installMenus();
installDrawer();
installTabs();
installCopyButtons();
installHeadingLinks();
installMovedIds();
installPageMenu();
installFilledDownloads();
installNavbar();
installSidebar();
installTableOfContents();
installSkipLink();
installVersionLinks();
installAnnouncement();
installConsent();
installZoom();
installBrokenPictures();
installParts();
installLinkIntent();

function saveVisits(): void {
  import('@/components/offline/visits-control').then(
    ({ installVisits }) => installVisits(),
    (error: unknown) => console.warn("Visited pages aren't saved for offline reading.", error),
  );
}

if (process.env.NODE_ENV === 'production') {
  whenSettled(saveVisits);
}
