import { api } from './names/api';
import { database } from './names/database';
import { liveUpdates } from './names/live-updates';
import { mail } from './names/mail';
import { services } from './names/services';
import { site } from './names/site';
import { storage } from './names/storage';

/**
 * Everything that readers replace with their own values. Pages refer to an entry as `[[domain]]`, and show its example,
 * marked, until the reader fills it in. This is a plain module because the MDX plugins, which Next loads by path, read
 * it too.
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

/** The entries in the groups of the values panel, with the groups' titles. */
export const placeholderGroups = [
  { title: 'Your site', entries: site },
  { title: 'Database', entries: database },
  { title: 'API and webhooks', entries: api },
  { title: 'Mail', entries: mail },
  { title: 'Live updates', entries: liveUpdates },
  { title: 'Media storage', entries: storage },
  { title: 'Services and sign-in', entries: services },
] as const;
