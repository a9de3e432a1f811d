// @ts-check

const what = 'File size';

/** How large a file Mixpost takes before any network sees it: a row of the limits of every social network that each edition has. */
export const uploadSize = {
  what,
  mixpost:
    'Lite: image 5 MB, GIF 15 MB, video 200 MB. Pro and Enterprise: image 15 MB, GIF 15 MB, video 200 MB, unless `.env` says otherwise',
};

/** The same for networks that Lite lacks. */
export const uploadSizeOfPro = {
  what,
  mixpost: 'image 15 MB, GIF 15 MB, video 200 MB, unless `.env` says otherwise',
};
