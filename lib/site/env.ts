import { basePath } from './base-path.mjs';
import { site } from './config';
import { docsearchOf } from './docsearch';

/** Reads one optional setting; an empty value counts as not set. */
function setting(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

/**
 * Every setting of the site, read from the environment in this file only. Next replaces `process.env.NEXT_PUBLIC_*` by
 * name, so each is written out. All are optional; with none set, the built site makes no request to a third party.
 */
export const env = {
  /** Public address of the deployed site, without a slash at the end. */
  siteUrl: (setting(process.env.NEXT_PUBLIC_SITE_URL) ?? site.url).replace(/\/+$/, ''),
  /** Path that the site is served below, such as `/docs`; empty at the root. */
  basePath,
  /** Address of the folder that holds `content/` in the forge's editor; no edit link without it. */
  editUrl: setting(process.env.NEXT_PUBLIC_EDIT_URL)?.replace(/\/+$/, ''),
  /** Id of a Google Tag Manager container; loaded only once the reader allows it, and never without an id. */
  gtmId: setting(process.env.NEXT_PUBLIC_GTM_ID),
  /** The hosted search service; the site searches its own index without it. */
  docsearch: docsearchOf({
    NEXT_PUBLIC_DOCSEARCH_APP_ID: setting(process.env.NEXT_PUBLIC_DOCSEARCH_APP_ID),
    NEXT_PUBLIC_DOCSEARCH_API_KEY: setting(process.env.NEXT_PUBLIC_DOCSEARCH_API_KEY),
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: setting(process.env.NEXT_PUBLIC_DOCSEARCH_INDEX_NAME),
  }),
} as const;
