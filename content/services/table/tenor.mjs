// @ts-check

/** @type {import('../service').Service} */
export const tenor = {
  key: 'tenor',
  name: 'Tenor',
  path: '/services/media/tenor',
  group: 'media',
  editions: { lite: '', pro: '', enterprise: '' },
  status: '**Closed.** Google took no new keys from 2026-01-13 on, and switched the API off on 2026-06-30',
  needs: 'nothing any more: there are no new keys, and old ones have stopped working',
  review: { team: 'none is possible' },
  addresses: [],
  credentials: [
    { field: 'API Key', value: 'an old key no longer works; leave it empty', source: '' },
    { field: 'Active', value: 'not ticked', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'upload',
      name: 'Upload by hand',
      rows: [
        {
          what: 'Size of a GIF',
          mixpost: '15 MB; in Pro and Enterprise `MIXPOST_MAX_GIF_FILE_SIZE` changes it',
        },
      ],
    },
    {
      key: 'search',
      name: 'Search, while Tenor was open',
      rows: [
        { what: 'GIFs in a search', mixpost: '30' },
        { what: 'Searches', network: '1 request a second' },
      ],
    },
  ],
  checked: [
    { what: 'newest Lite release, which still has only Tenor for GIFs', when: '2026-08-14' },
    { what: 'code of Lite 2.6.0', when: '2026-03-16' },
  ],
};
