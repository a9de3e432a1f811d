import { type Screen, screens } from '@/content/screens.mjs';
import type { EditionName } from '@/lib/site/editions';
import type { Values } from './choices';
import { valueError } from './stored-values';

/**
 * Returns the address of a screen in the reader's Mixpost; null if it isn't known: without a domain, in another
 * edition, in Pro and Enterprise without a core path, and on localhost, where the port differs.
 */
export function screenUrl(name: string, values: Values, edition: EditionName | null): string | null {
  const screen: Screen | undefined = Object.hasOwn(screens, name) ? screens[name as keyof typeof screens] : undefined;
  const { domain = '', 'core-path': ownPath } = values;
  const corePath = edition === 'lite' ? 'mixpost' : ownPath;
  if (!(screen && edition && screen.editions.includes(edition)) || corePath === undefined) {
    return null;
  }
  if (domain === 'localhost' || valueError('domain', domain) !== null || valueError('core-path', corePath) !== null) {
    return null;
  }
  return `https://${domain}/${corePath === '' ? '' : `${corePath}/`}${screen.path}`;
}
