import { installAnnouncement } from '@/components/chrome/announcement/announcement-control';
import { installDrawer } from '@/components/chrome/drawer/drawer-control';
import { installSkipLink } from '@/components/chrome/layout/skip-link-control';
import { installMenus } from '@/components/chrome/menu/menu-control';
import { installSidebar } from '@/components/chrome/sidebar/sidebar-control';
import { installAppStart } from '@/components/chrome/start/app-start';
import { installTheme } from '@/components/chrome/theme/theme-control';
import { installPageMenu } from '@/components/page/page-menu/page-menu-control';
import { installReports } from '@/components/page/report/report-control';
import { installCopying } from '@/components/prose/code/copy';
import { installWrapButtons } from '@/components/prose/code/wrap-control';
import { installMovedIds } from '@/components/prose/heading/moved-ids-control';
import { installListFilter } from '@/components/prose/list-filter/list-filter-control';
import { installTabs } from '@/components/prose/tabs/tab-groups';
import { installZoom } from '@/components/prose/zoom/zoom-control';
import { installSearch } from '@/components/search/dialog/search-control';
import { installHostedSearch } from '@/components/search/hosted/hosted-control';
import { installFilledDownloads } from '@/components/values/download-filled';
import { installValues } from '@/components/values/values-control';
import { whenSettled } from '@/lib/browser/dom/at-idle';
import { removeFailedScripts } from '@/lib/next-internals/start-app';

/*
 * The early script of every page. It listens on the document, so it works before, during, and after hydration, after
 * client-side navigation, and when Next's scripts never arrive. AGENTS.md lists who owns each feature.
 */
removeFailedScripts();
installTheme();
(isSearchHosted ? installHostedSearch : installSearch)();
installValues();
installMenus();
installDrawer();
installTabs();
installCopying();
installWrapButtons();
installMovedIds();
installListFilter();
installPageMenu();
installFilledDownloads();
installReports();
installSidebar();
installSkipLink();
installAnnouncement();
installZoom();
installAppStart();

function registerServiceWorker(): void {
  import('@/components/offline/service-worker-control').then(
    ({ installServiceWorker }) => installServiceWorker(),
    (error: unknown) => console.warn("Visited pages aren't saved for offline reading.", error),
  );
}

if (process.env.NODE_ENV === 'production') {
  whenSettled(registerServiceWorker);
}
