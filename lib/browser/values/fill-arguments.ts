import { oldCorePath, rootSince } from '@/content/environment/core-path.mjs';
import { valuesPrefix } from './value-storage';

/** The arguments of `fillStoredValues`, which can't use anything outside of itself. */
export const fillArguments = [valuesPrefix, rootSince, oldCorePath] as const;
