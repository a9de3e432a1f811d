import { env } from './env';

/** The public address of a path from the site's root. */
export function absoluteUrl(path: string): string {
  return env.siteUrl + env.basePath + path;
}
