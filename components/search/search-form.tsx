import type { ComponentProps, Ref } from 'react';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { searchPath } from '@/lib/site/paths';
import { ShortcutKeys } from './dialog/search-button';
import styles from './search-form.module.css';

export type SearchFormProps = Pick<ComponentProps<'form'>, 'onInput' | 'onSubmit'> & {
  readonly label: string;
  /** Whether a click or typing in the form opens the search dialog, if that's in the HTML. */
  readonly isOpener?: boolean;
  readonly id?: string;
  readonly field?: Ref<HTMLInputElement>;
};

/** Renders a field that opens the search dialog or leads to the results page, as it always does without scripts. */
export function SearchForm({ label, isOpener = false, id, field, ...handlers }: SearchFormProps) {
  return (
    <search>
      <form
        action={withBasePath(searchPath)}
        className={styles.form}
        {...handlers}
        {...(isOpener && !isSearchHosted && { 'data-search-open': '' })}
      >
        <input
          ref={field}
          id={id}
          type="search"
          name="q"
          className={styles.input}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={1000}
        />
        {isOpener ? (
          <ShortcutKeys />
        ) : (
          <button type="submit" className={styles.button}>
            Search
          </button>
        )}
      </form>
    </search>
  );
}
