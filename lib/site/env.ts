import { announcementOf } from './announcement';
import { assistantsOf } from './assistants';
import { basePath } from './base-path.mjs';
import { site } from './config';
import { docsearchOf } from './docsearch';

/** Reads an optional setting. An empty value counts as not set. */
function setting(value: string | undefined): string | undefined {
  return value?.trim() || undefined;
}

/**
 * Every setting of the site. Only this file reads the environment. Next replaces `process.env.NEXT_PUBLIC_*` by name,
 * so each name is written out. All settings are optional; if none is set, the built site makes no request to a third
 * party.
 */
export const env = {
  /** Public URL of the deployed site, without a trailing slash. */
  siteUrl: (setting(process.env.NEXT_PUBLIC_SITE_URL) ?? site.url).replace(/\/+$/, ''),
  /** Path prefix that the site is served under, such as `/docs`; empty at the root. */
  basePath,
  /** URL of the folder that contains `content/` in the forge's editor. Without it, pages have no edit link. */
  editUrl: setting(process.env.NEXT_PUBLIC_EDIT_URL)?.replace(/\/+$/, ''),
  /** ID of a Google Tag Manager container, which loads only after the reader allows it. Without it, none loads. */
  gtmId: setting(process.env.NEXT_PUBLIC_GTM_ID),
  /** Assistants that the menu of each page links to. Without them, there are no such links. */
  assistants: assistantsOf(setting(process.env.NEXT_PUBLIC_ASSISTANTS)),
  /** A notice at the top of every page. */
  announcement: announcementOf(setting(process.env.NEXT_PUBLIC_ANNOUNCEMENT)),
  /** The hosted search service. Without it, the site searches its own index. */
  docsearch: docsearchOf({
    NEXT_PUBLIC_DOCSEARCH_APP_ID: process.env.NEXT_PUBLIC_DOCSEARCH_APP_ID,
    NEXT_PUBLIC_DOCSEARCH_API_KEY: process.env.NEXT_PUBLIC_DOCSEARCH_API_KEY,
    NEXT_PUBLIC_DOCSEARCH_INDEX_NAME: process.env.NEXT_PUBLIC_DOCSEARCH_INDEX_NAME,
  }),
} as const;
