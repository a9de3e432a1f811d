import { Fragment, type ReactNode } from 'react';

/** Turns the parts of a text that are in backticks into code. */
export function withCode(text: string): ReactNode {
  return text.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    at % 2 === 1 ? <code key={at}>{part}</code> : <Fragment key={at}>{part}</Fragment>,
  );
}
