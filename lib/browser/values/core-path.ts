import { oldCorePath, rootSince } from '@/content/environment/core-path.mjs';
import { choicesOf, isBefore } from './choices';
import type { Values } from './stored-values';

/**
 * Adds the core path of the reader's version, unless they entered theirs. It's empty in new versions, as pages show. On
 * a page for another edition, the version says nothing.
 */
export function withCorePath(values: Values, pageEdition: string | null): Values {
  const { edition, version } = choicesOf(values);
  const since = edition === 'pro' || edition === 'enterprise' ? rootSince[edition] : null;
  const isOld = since && version && isBefore(version, String(since)) && (pageEdition ?? edition) === edition;
  return isOld ? { 'core-path': oldCorePath, ...values } : values;
}
