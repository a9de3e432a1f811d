import type { Announcement } from '@/lib/site/announcement';
import { startAnnouncement } from './start-announcement';

/** The key of local storage that holds the id of the announcement that the reader closed last. */
const closedKey = 'announcement';

/** The script in the head that keeps a closed announcement closed; none where there is nothing to close. Its text is the same on every page. */
export function AnnouncementScript({ announcement }: { readonly announcement: Announcement | null }) {
  if (!announcement?.isCloseable) {
    return null;
  }
  const values = [closedKey, announcement.id].map(textOf).join(',');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, written out, with every "<" of the id escaped
  return <script dangerouslySetInnerHTML={{ __html: `(${startAnnouncement.toString()})(${values})` }} />;
}

/** A string as it may stand inside a script element. */
function textOf(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
