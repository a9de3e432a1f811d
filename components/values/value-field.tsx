import { useId, useState } from 'react';
import type { Placeholder } from '@/lib/placeholders/entry';
import { generate } from '@/lib/values/generate';
import { valueFault } from '@/lib/values/stored-values';
import { UsedOn } from './used-on';
import styles from './value-field.module.css';
import { setValue } from './values-store';

export type ValueFieldProps = {
  readonly name: string;
  readonly entry: Placeholder;
  /** The value in effect; undefined for none. */
  readonly value: string | undefined;
  /** Called when the reader follows a link out of the panel. */
  readonly onLeave: () => void;
};

/** One value: what it is, the field, and what is wrong with what stands in it. Only a right value takes effect. */
export function ValueField({ name, entry, value, onLeave }: ValueFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const { label, hint, example, isSecret, mayBeEmpty, generate: generated } = entry;
  const text = draft ?? value ?? '';
  const fault = draft && tidy(draft) !== '' ? valueFault(name, tidy(draft)) : null;
  const isWrong = fault !== null && isLeft;

  /** Entries with spaces at their ends come from copying; in a secret they may be meant. */
  function tidy(written: string): string {
    return entry.kind === 'secret' ? written : written.trim();
  }

  const change = (written: string) => {
    const next = tidy(written);
    const isRight = next !== '' && valueFault(name, next) === null;
    setDraft(isRight && written === next ? null : written);
    setValue(name, isRight ? next : null);
  };

  return (
    <div className={styles.field} data-value-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={styles.input}
          value={text}
          placeholder={value === '' ? '' : example}
          data-masked={(isSecret && !isShown) || undefined}
          data-filled={value !== undefined || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-1p-ignore=""
          aria-invalid={isWrong}
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setIsLeft(true)}
        />
        {isSecret && (
          <button
            type="button"
            className={styles.button}
            aria-pressed={isShown}
            aria-label={`Show ${label}`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        )}
        {generated && (
          <button
            type="button"
            className={styles.button}
            aria-label={`Generate ${label}`}
            onClick={() => change(generate(generated))}
          >
            Generate
          </button>
        )}
      </div>
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {isWrong ? fault : ''}
      </p>
      {mayBeEmpty && (
        <label className={styles.none}>
          <input
            type="checkbox"
            checked={value === ''}
            onChange={(event) => {
              setDraft(null);
              setValue(name, event.target.checked ? '' : null);
            }}
          />
          Mine is empty
        </label>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <UsedOn name={name} label={label} onLeave={onLeave} />
    </div>
  );
}
