import { themeKey } from '@/components/theme/theme';
import { showStoredTheme } from '@/components/theme/theme-script';
import { fillStoredValues } from '@/components/values/values-script';
import { site } from '@/lib/site/config';
import { valuesPrefix } from '@/lib/values/values-prefix';

/** What must happen before the first paint of a page in the offline copy. */
showStoredTheme(themeKey, site.themeColor);
fillStoredValues(valuesPrefix);
