import { SiteLink } from '@/components/chrome/link/site-link';
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

/** Renders a badge next to a claim that no source confirms, which leads to its check. */
export function Unverified({ claim }: { readonly claim: string }) {
  return (
    <span className="badge" data-confidence={claim}>
      <SiteLink href={`/checked#${claim}`}>Unverified</SiteLink>
    </span>
  );
}
