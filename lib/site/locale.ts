/** The language of the site: of its pages, its link previews and its search. Apart, for the one script that needs nothing else of the site's identity. */
export const locale = 'en';
