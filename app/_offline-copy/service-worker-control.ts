/** Replaces `components/offline/service-worker-control.ts` in the offline copy, which needs no service worker. */
export function installServiceWorker(): void {
  // Every page is already a local file.
}
