import { ScriptPlace } from '@/components/prose/static-html/script-place';

/** Renders the place of the webhook lab, which `webhook-lab-part.ts` fills. */
export function WebhookLab() {
  return (
    <>
      <ScriptPlace className="tool-place" data-part="webhook-lab" />
      <noscript>
        <p>The webhook lab requires JavaScript. Without it, compute the signature with the command below.</p>
      </noscript>
    </>
  );
}
