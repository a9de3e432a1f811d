import type { Hit, Part } from '@/lib/search/engine';
import { breadcrumbsOf } from './labels';

export type HitContentProps = {
  readonly hit: Hit;
  /** How many names of the heading path are already shown around the hit. */
  readonly depth?: number;
  readonly hasSnippet?: boolean;
};

/** Renders the content of a hit's link, with the matching words marked. */
export function HitContent({ hit, depth = 0, hasSnippet = true }: HitContentProps) {
  const breadcrumbs = breadcrumbsOf(hit.trail.slice(depth, -1));
  return (
    <>
      {breadcrumbs !== '' && <span className="hit-breadcrumbs">{breadcrumbs}</span>}
      <span key={keyOf(hit.title)} className="hit-title">
        <Marked parts={hit.title} />
      </span>
      {hasSnippet && <Snippet hit={hit} />}
    </>
  );
}

/** Renders the text or code around a match, or nothing if there's none. */
export function Snippet({ hit: { snippet, isCode } }: { readonly hit: Hit }) {
  return (
    snippet.length > 0 && (
      <span key={keyOf(snippet)} className={isCode ? 'hit-snippet hit-code' : 'hit-snippet'}>
        <Marked parts={snippet} />
      </span>
    )
  );
}

/**
 * Returns a key for an element with these parts, so that other parts get a new element: a browser that translates pages
 * replaces the text that React would change.
 */
function keyOf(parts: readonly Part[]): string {
  return parts.map(({ text, isMatch }) => (isMatch ? `*${text}*` : text)).join('|');
}

function Marked({ parts }: { readonly parts: readonly Part[] }) {
  return parts.map(({ text, isMatch }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    isMatch ? <mark key={at}>{text}</mark> : text,
  );
}
