import { SiteLink } from '@/components/chrome/link/site-link';
import { LoadFailure } from '@/components/tools/on-demand';

export type StepLinksProps = {
  /** `/path#id` of each step. */
  readonly sections: readonly string[];
  readonly onRetry: () => void;
};

/** Renders that the steps of a plan couldn't be loaded, with Retry, and links to the pages that contain them. */
export function StepLinks({ sections, onRetry }: StepLinksProps) {
  return (
    <>
      <LoadFailure message="Couldn't load the steps." onRetry={onRetry} />
      <p>Or follow these links in order:</p>
      <ol>
        {sections.map((section, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan can contain a section several times
          <li key={at}>
            <SiteLink href={section}>{titleOf(section)}</SiteLink>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Returns the words of a section's ID, because its title is in the file that couldn't be loaded. */
function titleOf(section: string): string {
  const words = (section.split('#')[1] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
