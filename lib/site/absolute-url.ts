import { env } from './env';

/** Returns the public URL of a path relative to the site's root. */
export function absoluteUrl(path: string): string {
  return env.siteUrl + env.basePath + path;
}
