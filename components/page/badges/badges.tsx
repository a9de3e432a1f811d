import { type EditionName, editionLabels } from '@/lib/site/editions';

export function Edition({ name }: { readonly name: EditionName }) {
  return (
    <span className="badge" data-edition={name}>
      {editionLabels[name]}
    </span>
  );
}

export function Since({ edition, version }: { readonly edition: EditionName; readonly version: string }) {
  return (
    <span className="badge" data-edition={edition} data-since={version}>
      {`${editionLabels[edition]} ${version}+`}
    </span>
  );
}

/** How we know about a claim that Mixpost's own sources leave open. */
const confidenceLabels = {
  run: 'Verified by running it',
  code: 'Read in the source code',
  stated: 'Unverified',
  reported: 'Unverified',
} as const;

/** Renders a badge next to a claim that shows how it's known, where that matters to the reader. */
export function Confidence({ method }: { readonly method: keyof typeof confidenceLabels }) {
  return (
    <span className="badge" data-confidence={method}>
      {confidenceLabels[method]}
    </span>
  );
}
