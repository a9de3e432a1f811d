import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/site/base-path.mjs';

/**
 * Renders a link. A path from the site's root gets the base path as a prefix, and `page-changes.ts` turns a click on it
 * into client-side navigation. Everything else is left to the browser.
 */
export function SiteLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a href={withBasePath(href)} {...rest} />;
}
