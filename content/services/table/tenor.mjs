// @ts-check

/** @type {import('../service').Service} */
export const tenor = {
  key: 'tenor',
  name: 'Tenor',
  path: '/services/media/tenor',
  group: 'media',
  editions: { lite: '', pro: '', enterprise: '' },
  status: '**Closed.** Google stopped issuing keys on January 13, 2026 and shut the API down on June 30, 2026',
  needs: "nothing: you can't get a key anymore, and old keys have stopped working",
  review: { team: 'not possible' },
  addresses: [],
  credentials: [
    { field: 'API Key', value: 'none; old keys no longer work', source: '' },
    { field: 'Active', value: 'not selected', source: '' },
  ],
  scopes: [],
  limits: [
    {
      key: 'upload',
      name: 'Manual upload',
      rows: [
        {
          what: 'GIF size',
          mixpost: '15 MB; in Pro and Enterprise, `MIXPOST_MAX_GIF_FILE_SIZE` changes it',
        },
      ],
    },
  ],
};
