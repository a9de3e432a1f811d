/** The language of the site, in its own module because `app/global-error.tsx` needs nothing else of its identity. */
export const locale = 'en';
