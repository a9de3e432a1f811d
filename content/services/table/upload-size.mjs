// @ts-check

const what = 'File size';

/**
 * The largest files that Mixpost accepts before it sends them to a network. Every social network in all editions has
 * this row.
 */
export const uploadSize = {
  what,
  mixpost:
    'Lite: image 5 MB, GIF 15 MB, video 200 MB. Pro and Enterprise: image 15 MB, GIF 15 MB, video 200 MB, unless `.env` sets another limit',
};

/** The same row, for networks that Lite doesn't have. */
export const uploadSizeOfPro = {
  what,
  mixpost: 'image 15 MB, GIF 15 MB, video 200 MB, unless `.env` sets another limit',
};
