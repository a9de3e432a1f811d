import type { ComponentProps } from 'react';
import { env } from '@/lib/site/env';

/**
 * A link. A path from the site's root gets the base path in front; `components/link/page-changes.ts` turns a click on it into
 * a change of page without a reload. Everything else is left to the browser.
 */
export function SiteLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a href={withBasePath(href)} {...rest} />;
}

/** Puts the base path in front of a path from the site's root. */
export function withBasePath(href: string): string {
  return href.startsWith('/') && !href.startsWith('//') ? env.basePath + href : href;
}
