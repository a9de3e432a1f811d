import { type Filters, filterNames, filtersWith } from './search-address';
import styles from './search-results.module.css';

/** The values of each filter, with their labels. */
export type FilterChoices = Readonly<
  Record<keyof Filters, readonly { readonly value: string; readonly label: string }[]>
>;

const legends = { editions: 'Edition', sections: 'Section', versions: 'Version' } as const;

/** Returns the values of all filters. */
export function filtersOf(choices: FilterChoices): Filters {
  return filtersWith((name) => choices[name].map(({ value }) => value));
}

export type FilterBoxesProps = {
  readonly choices: FilterChoices;
  readonly only: Filters;
  readonly onChange: (only: Filters) => void;
};

/** Renders the filters with several values as checkboxes. A group without a checked box restricts nothing. */
export function FilterBoxes({ choices, only, onChange }: FilterBoxesProps) {
  const toggle = (name: keyof Filters, value: string, isOn: boolean) => {
    const others = only[name].filter((other) => other !== value);
    onChange({ ...only, [name]: isOn ? [...others, value] : others });
  };
  return (
    <div className={styles.filters}>
      {filterNames
        .filter((name) => choices[name].length > 1)
        .map((name) => (
          <fieldset key={name}>
            <legend>{legends[name]}</legend>
            {choices[name].map(({ value, label }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={only[name].includes(value)}
                  onChange={({ target }) => toggle(name, value, target.checked)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
