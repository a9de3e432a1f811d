import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/site/base-path.mjs';

/**
 * A link. A path from the site's root gets the base path in front; `page-changes.ts` turns a click on it into a change of page
 * without a reload. Everything else is left to the browser.
 */
export function SiteLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return <a href={withBasePath(href)} {...rest} />;
}
