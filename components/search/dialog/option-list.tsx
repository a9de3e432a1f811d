import { SiteLink } from '@/components/chrome/link/site-link';
import { HitContent } from '@/components/search/hits/hit-content';
import { sharedDepth } from '@/components/search/hits/labels';
import type { HitOption, Option } from './options';
import type { Options } from './use-options';

export type OptionListProps = Pick<Options, 'pages' | 'start' | 'active'> & { readonly id: string };

/** Renders the options of the search dialog: results, or what there is before them. */
export function OptionList({ id, pages, start, active }: OptionListProps) {
  const attributesOf = (option: Option) =>
    ({
      id: option.id,
      href: option.recent.url,
      role: 'option',
      tabIndex: -1,
      'aria-selected': option.id === active?.id,
    }) as const;
  const hit = (option: HitOption, depth: number, className: string) => (
    <SiteLink key={option.id} className={className} {...attributesOf(option)}>
      <HitContent hit={option.hit} depth={depth} />
    </SiteLink>
  );
  const isStart = start.length > 0;
  return (
    <div
      id={id}
      className={isStart ? 'search-list search-starts hits' : 'search-list hits'}
      role="listbox"
      aria-label={isStart ? 'Pages' : 'Results'}
      hidden={pages.length + start.length === 0}
    >
      {start.map((option) => (
        <SiteLink key={option.id} className="search-option" {...attributesOf(option)}>
          {option.recent.trail !== '' && <span className="hit-breadcrumbs">{option.recent.trail}</span>}
          <span className="hit-title">{option.recent.title}</span>
        </SiteLink>
      ))}
      {pages.flatMap(({ best, editions, others }) => [
        hit(best, 0, 'search-option'),
        editions.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset isn't allowed among options
          <div key={`${best.id} editions`} role="group" aria-label="In other editions" className="search-editions">
            <span aria-hidden="true">Also in</span>
            {editions.map((option) => (
              <SiteLink key={option.id} className="search-option" {...attributesOf(option)} {...option.link} />
            ))}
          </div>
        ),
        ...others.map((option) => hit(option, sharedDepth(best.hit, option.hit), 'search-option search-suboption')),
      ])}
    </div>
  );
}
