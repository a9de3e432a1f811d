import { ScriptPlace } from '@/components/prose/static-html/script-place';

/** Renders the place of the log doctor, which `doctor-part.ts` fills. */
export function LogDoctor() {
  return (
    <>
      <ScriptPlace className="tool-place" data-part="log-doctor" />
      <noscript>
        <p>
          The log doctor requires JavaScript. Without it, search the pages below for three or four words of your error.
        </p>
      </noscript>
    </>
  );
}
