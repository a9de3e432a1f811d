import { Fragment } from 'react';
import type { Part } from '@/lib/search/engine';

/** A text with the words that match marked; as text nodes, whatever it holds. */
export function Marked({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ text, isMatch }, at) => {
    const key = `${at} ${text}`;
    return isMatch ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
  });
}
