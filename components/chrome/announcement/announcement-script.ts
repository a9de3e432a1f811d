/** The local storage key for the ID of the announcement that the reader closed last. */
export const closedKey = 'announcement';

/**
 * Hides the announcement before the first paint if the reader has closed it. Serialized into the head of every page, so
 * it can't use anything outside of itself.
 */
export function hideClosedAnnouncement(key: string, id: string): void {
  try {
    if (localStorage.getItem(key) === id) {
      document.documentElement.dataset.announcement = 'closed';
    }
  } catch {
    // Storage is blocked, so no announcement is known to be closed.
  }
}
