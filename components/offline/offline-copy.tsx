import { ScriptPlace } from '@/components/prose/static-html/script-place';
/** Renders the controls that save the whole site in this browser, or remove it (`copy-panel.ts`). */
export function OfflineCopy() {
  return (
    <>
      <ScriptPlace className="offline-copy" data-part="offline-copy" />
      <noscript>
        <p>Saving the docs in your browser requires JavaScript. Turn it on for this site, then reload this page.</p>
      </noscript>
    </>
  );
}
