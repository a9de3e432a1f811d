import { useState } from 'react';
import { entryOf } from '@/lib/browser/values/stored-values';
import type { Placeholder } from '@/lib/content/placeholders/entry';
import { placeholderGroups } from '@/lib/content/placeholders/placeholder-registry';
import { placeholderNamesIn, unfilledNamesIn } from './placeholder-names';
import { ValueChoices } from './value-choices';
import { ValueField } from './value-field';
import styles from './values-content.module.css';
import { ValuesFooter } from './values-footer';
import { currentValues } from './values-store';
import { ValuesUsed } from './values-used';

export type ValuesPanelProps = {
  /** The name of the value to start with, or `*` for the page's first one that's missing. */
  readonly opened: string;
};

/** Renders the content of the panel, which is in no form: the values of the open page first, then all others. */
export function ValuesPanel({ opened }: ValuesPanelProps) {
  const [{ here, first }] = useState(() => readPage(opened));
  const own = here.flatMap((name) => {
    const entry = entryOf(name);
    return entry ? [[name, entry] as const] : [];
  });
  const groups = placeholderGroups.map(({ title, entries }) => {
    const fields = Object.entries<Placeholder>(entries).filter(([name]) => !here.includes(name));
    return { title, fields, isOpened: fields.some(([name]) => name === first) };
  });
  return (
    <>
      <div className={styles.scroll}>
        <p className={styles.intro}>
          Kept in this browser, and never sent. With your domain, menus such as System → Status link to your
          installation.
        </p>
        {own.length > 0 && (
          <section className={styles.group} aria-labelledby="values-here">
            <h3 id="values-here" className={styles.heading}>
              On this page
            </h3>
            <Fields fields={own} first={first} />
          </section>
        )}
        <section className={styles.group} aria-label="Your installation">
          <ValueChoices />
        </section>
        {groups
          .filter(({ fields }) => fields.length > 0)
          .map(({ title, fields, isOpened }, index) => (
            <details key={title} className={styles.group} open={isOpened || (own.length === 0 && index === 0)}>
              <summary className={styles.heading}>{title}</summary>
              <Fields fields={fields} first={first} />
            </details>
          ))}
        <ValuesUsed />
      </div>
      <ValuesFooter />
    </>
  );
}

type FieldsProps = {
  readonly fields: readonly (readonly [name: string, entry: Placeholder])[];
  readonly first: string | undefined;
};

function Fields({ fields, first }: FieldsProps) {
  return fields.map(([name, entry]) => <ValueField key={name} name={name} entry={entry} isFirst={name === first} />);
}

/** Returns the names of the values on the page, and the one to start with. */
function readPage(opened: string) {
  const here = placeholderNamesIn(document);
  const missing = unfilledNamesIn(document).find((name) => !Object.hasOwn(currentValues(), name));
  return { here, first: opened === '*' ? (missing ?? here[0]) : opened };
}
