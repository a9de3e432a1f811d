import { startTheme } from '@/components/theme/start-theme';
import { themeKey } from '@/components/theme/theme';
import { site } from '@/lib/site/config';

/** What must act before the first paint of a page of the offline copy. */
startTheme(themeKey, site.themeColor);
