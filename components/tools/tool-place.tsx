import { ScriptPlace } from '@/components/prose/static-html/script-place';

const tools = {
  'log-doctor':
    'The log doctor requires JavaScript. Without it, search the pages below for three or four words of your error.',
} as const;

/** Renders the place of a tool, which its script fills (`components/controls/parts.ts`). */
export function ToolPlace({ name }: { readonly name: keyof typeof tools }) {
  return (
    <>
      <ScriptPlace className="tool-place" data-part={name} />
      <noscript>
        <p>{tools[name]}</p>
      </noscript>
    </>
  );
}
