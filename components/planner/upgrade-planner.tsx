import { ScriptPlace } from '@/components/prose/static-html/script-place';

/** Renders the place of the upgrade planner, which `planner-part.ts` fills. */
export function UpgradePlanner() {
  return (
    <>
      <ScriptPlace className="tool-place" data-part="upgrade-planner" />
      <noscript>
        <p>The planner requires JavaScript. Without it, follow the pages in the table below in order.</p>
      </noscript>
    </>
  );
}
