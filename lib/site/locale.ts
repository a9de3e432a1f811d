/**
 * The language of the site's pages, link previews, and search. It has its own module because one script needs nothing
 * else of the site's identity.
 */
export const locale = 'en';
