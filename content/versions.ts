import type { Version } from '@/lib/site/manifest/types';
import { manifest } from './manifest';

/**
 * The versions of the documentation, newest first. Pages of versions other than the current one are in
 * `content/versions/<name>/`.
 */
export const versions = [{ name: 'current', label: 'Next', path: '/', manifest }] as const satisfies readonly [
  Version,
  ...Version[],
];
