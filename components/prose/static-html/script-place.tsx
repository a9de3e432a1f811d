import type { HTMLAttributes } from 'react';

type Data = { readonly [name: `data-${string}`]: string | undefined };

/** Renders an element that scripts other than React fill. React leaves its content alone, even during hydration. */
export function ScriptPlace(props: HTMLAttributes<HTMLDivElement> & Data) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, and never changed by React
  return <div {...props} dangerouslySetInnerHTML={{ __html: '' }} />;
}
