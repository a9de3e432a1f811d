import type { Version } from '@/lib/manifest/types';
import { manifest } from './manifest';

/** The versions of the documentation, the newest first. Pages of another version live in `content/versions/<name>/`. */
export const versions = [{ name: 'current', label: 'Next', path: '/', manifest }] as const satisfies readonly [
  Version,
  ...Version[],
];
