import { ScriptPlace } from '@/components/static-html/script-place';
/** Saves the whole site in this browser, and removes it (`copy-panel.ts`). */
export function OfflineCopy() {
  return (
    <>
      <ScriptPlace className="offline-copy" data-part="offline-copy" />
      <noscript>
        <p>Saving the docs in your browser needs JavaScript. Turn it on for this site, then reload this page.</p>
      </noscript>
    </>
  );
}
