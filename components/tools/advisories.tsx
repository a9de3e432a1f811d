import { SiteLink } from '@/components/chrome/link/site-link';
import { withCode } from './with-code';

export type AdvisoriesProps = {
  readonly label: string;
  readonly advisories: readonly { readonly title: string; readonly at: string }[];
  readonly isOpen?: boolean;
  readonly className?: string | undefined;
};

/** Renders links to advisories in a list that folds, or nothing if there are none. */
export function Advisories({ label, advisories, isOpen = false, className }: AdvisoriesProps) {
  return (
    advisories.length > 0 && (
      <details className={className} open={isOpen}>
        <summary>{label}</summary>
        <ul>
          {advisories.map(({ title, at }) => (
            <li key={at}>
              <SiteLink href={at}>{withCode(title)}</SiteLink>
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
