import { oldCorePath, rootSince } from '@/content/environment/core-path.mjs';

/** The prefix of stored values. Each has its own key, so that two tabs can't overwrite each other's changes. */
export const valuesPrefix = 'values.';

/** The arguments of `fillStoredValues`, which can't use anything outside of itself. */
export const fillArguments = [valuesPrefix, rootSince, oldCorePath] as const;
