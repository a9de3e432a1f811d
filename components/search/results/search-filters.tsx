'use client';

import type { Filters } from './search-address';
import styles from './search-filters.module.css';

/** What the results can be narrowed to, each value with its name. */
export type FilterChoices = Readonly<
  Record<keyof Filters, readonly { readonly value: string; readonly label: string }[]>
>;

const legends = { editions: 'Edition', sections: 'Section', versions: 'Version' } as const;
const names = ['editions', 'sections', 'versions'] as const;

/** The values of all filters. */
export function filtersOf(choices: FilterChoices): Filters {
  const valuesOf = (name: keyof Filters) => choices[name].map(({ value }) => value);
  return { editions: valuesOf('editions'), sections: valuesOf('sections'), versions: valuesOf('versions') };
}

export type FilterBarProps = {
  readonly choices: FilterChoices;
  readonly only: Filters;
  readonly onChange: (only: Filters) => void;
};

/** The filters: no box ticked is no condition. A filter with one value has nothing to choose. */
export function FilterBar({ choices, only, onChange }: FilterBarProps) {
  const toggle = (name: keyof Filters, value: string) => {
    const isOn = only[name].includes(value);
    onChange({ ...only, [name]: isOn ? only[name].filter((other) => other !== value) : [...only[name], value] });
  };
  return (
    <div className={styles.bar}>
      {names
        .filter((name) => choices[name].length > 1)
        .map((name) => (
          <fieldset key={name} className={styles.filter}>
            <legend>{legends[name]}</legend>
            {choices[name].map(({ value, label }) => (
              <label key={value}>
                <input type="checkbox" checked={only[name].includes(value)} onChange={() => toggle(name, value)} />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
