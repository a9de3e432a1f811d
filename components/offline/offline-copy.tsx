import { ScriptPlace } from '@/components/prose/static-html/script-place';
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
