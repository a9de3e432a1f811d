/** The key of local storage that holds the id of the announcement that the reader closed last. */
export const closedKey = 'announcement';

/**
 * Hides the announcement before anything is painted when the reader has closed this very one, and closes it on a click. Written out
 * into the page as text, so it uses nothing from outside itself.
 *
 * @param key the key of local storage that holds the id of the announcement closed last
 * @param id the id of the announcement of today
 */
export function startAnnouncement(key: string, id: string): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) === id) {
      root.dataset.announcement = 'closed';
    }
  } catch {
    // Storage is blocked: nothing is known to be closed.
  }
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-announcement-close]')) {
      event.preventDefault();
      root.dataset.announcement = 'closed';
      try {
        localStorage.setItem(key, id);
      } catch {
        // Storage is blocked: it is closed as long as the page lasts.
      }
    }
  });
}
