// @ts-check

/** How large a file Mixpost takes before any network sees it: the first row of every social network's limits. */
export const uploadSize = {
  what: 'File size',
  mixpost:
    'Lite: image 5 MB, GIF 15 MB, video 200 MB. Pro and Enterprise: image 15 MB, GIF 15 MB, video 200 MB, unless `.env` says otherwise',
};
