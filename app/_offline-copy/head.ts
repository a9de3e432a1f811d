import { startTheme } from '@/components/theme/start-theme';
import { themeKey } from '@/components/theme/theme';
import { startValues } from '@/components/values/start-values';
import { site } from '@/lib/site/config';
import { valuesPrefix } from '@/lib/values/values-prefix';

/** What must act before the first paint of a page of the offline copy. */
startTheme(themeKey, site.themeColor);
startValues(valuesPrefix);
