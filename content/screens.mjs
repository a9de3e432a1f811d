// @ts-check

/**
 * A screen of Mixpost whose address is known.
 *
 * @typedef {object} Screen
 * @property {readonly string[]} menu the menu path to it, as pages write it between arrows
 * @property {string} path below the core path
 * @property {readonly import('../lib/site/editions').EditionName[]} editions
 */

/**
 * Screens that pages link to in the reader's own installation. Lite's are in its
 * [routes](https://github.com/inovector/mixpost/blob/2.6.0/routes/web.php). Pro and Enterprise aren't public, so only
 * what a page of this site names is here.
 *
 * @satisfies {Record<string, Screen>}
 */
export const screens = /** @type {const} */ ({
  status: { menu: ['System', 'Status'], path: 'system/status', editions: ['lite'] },
  logs: { menu: ['System', 'Logs'], path: 'system/logs', editions: ['lite'] },
  services: { menu: ['Configuration', 'Services'], path: 'services', editions: ['lite'] },
  settings: { menu: ['Settings', 'Timezone'], path: 'settings', editions: ['lite'] },
  accounts: { menu: ['Social Accounts', 'Add account'], path: 'accounts', editions: ['lite'] },
  media: { menu: ['Media Library', 'Uploads'], path: 'media', editions: ['lite'] },
  profile: { menu: ['Edit profile', 'Update Password'], path: 'profile', editions: ['lite'] },
  sso: {
    menu: ['Admin Console', 'Settings', 'Single Sign-On'],
    path: 'admin/configs/sso',
    editions: ['pro', 'enterprise'],
  },
});
