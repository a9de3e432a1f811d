/** The language of the site, in its own module because one script needs nothing else of the site's identity. */
export const locale = 'en';
