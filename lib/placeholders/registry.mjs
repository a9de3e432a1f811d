// @ts-check
import { api } from './names/api.mjs';
import { database } from './names/database.mjs';
import { liveUpdates } from './names/live-updates.mjs';
import { mail } from './names/mail.mjs';
import { services } from './names/services.mjs';
import { site } from './names/site.mjs';
import { storage } from './names/storage.mjs';

/**
 * What each reader replaces by a value of their own. Content names an entry as `[[domain]]`; the page shows its example, marked, until the
 * reader fills it in. A plain module, because the MDX plugins that Next loads by path read it too.
 */
export const placeholders = {
  ...site,
  ...database,
  ...api,
  ...mail,
  ...liveUpdates,
  ...storage,
  ...services,
};

/** The entries as the panel of values shows them, under their titles. */
export const placeholderGroups = /** @type {const} */ ([
  { title: 'Your site', entries: site },
  { title: 'Database', entries: database },
  { title: 'API and webhooks', entries: api },
  { title: 'Mail', entries: mail },
  { title: 'Live updates', entries: liveUpdates },
  { title: 'Media storage', entries: storage },
  { title: 'Services and sign-in', entries: services },
]);
