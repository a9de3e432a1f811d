import type { HTMLAttributes } from 'react';

type Data = { readonly [name: `data-${string}`]: string | undefined };

/** An element that a script without React fills: React leaves the content of such an element alone, during hydration too. */
export function ScriptPlace(props: HTMLAttributes<HTMLDivElement> & Data) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never changed by React
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} />;
}
