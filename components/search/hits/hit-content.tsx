import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import type { Hit, Part } from '@/lib/search/engine';
import { breadcrumbsOf, type HitKind, kindOf } from './labels';

/** What shows the kind of a hit: a warning, brackets, a number sign, or a sheet. */
const drawings: Readonly<Record<HitKind, string>> = {
  error: 'M10 3.5 17.5 16.5h-15zM10 8.5v3.5M10 14.25v.25',
  call: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  section: 'M4 7.5h12.5M3.5 12.5H16M8.5 3.5l-2 13M13.5 3.5l-2 13',
  page: 'M5 3.5h6.5L15 7v9.5H5zM11.5 3.5V7H15',
};

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
        <StrokeIcon className="hit-kind" d={drawings[kindOf(hit)]} size={15} />
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
