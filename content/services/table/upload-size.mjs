// @ts-check

const what = 'File size';

/**
 * The largest files that Mixpost accepts before it sends them to a network. Every social network in all editions has
 * this row.
 */
export const uploadSize = {
  what,
  mixpost:
    'Lite: image 5 MB, GIF 15 MB, video 200 MB. Pro and Enterprise: image 15 MB, GIF 15 MB, video 200 MB. You can [raise the limits](/server#upload-limits)',
};

/** The row for networks that Lite doesn't have, whose tables have no column for Mixpost. */
export const uploadSizeOfPro = {
  what: `${what} in Mixpost`,
  network: 'image 15 MB, GIF 15 MB, video 200 MB; you can [raise the limits](/server#upload-limits)',
};
