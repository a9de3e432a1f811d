import { showStoredTheme, themeKey } from '@/components/chrome/theme/theme';
import { fillStoredValues } from '@/components/values/values-script';
import { fillArguments } from '@/lib/browser/values/fill-arguments';
import { site } from '@/lib/site/config';

/** What must happen before the first paint of a page in the offline copy. */
showStoredTheme(themeKey, site.themeColor);
fillStoredValues(...fillArguments);
