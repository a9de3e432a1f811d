import { useId, useState } from 'react';
import { editionLabels } from '@/lib/site/editions.mjs';
import { type Choices, isChoosable, methods } from '@/lib/values/choices';
import { choose } from './choose';
import styles from './value-choices.module.css';

/** What the reader runs: edition, version and installation method. What does not apply to it is dimmed on every page. */
export function ValueChoices({ choices }: { readonly choices: Choices }) {
  return (
    <div className={styles.choices}>
      <Options legend="Edition" name="edition" options={editionLabels} chosen={choices.edition} />
      <Options legend="Installation" name="method" options={methods} chosen={choices.method} />
      {choices.edition && <VersionField key={choices.edition} version={choices.version} />}
    </div>
  );
}

type OptionsProps = {
  readonly legend: string;
  readonly name: 'edition' | 'method';
  readonly options: Readonly<Record<string, string>>;
  readonly chosen: string | null;
};

function Options({ legend, name, options, chosen }: OptionsProps) {
  const id = useId();
  const all = [['', 'Any'], ...Object.entries(options)] as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {all.map(([value, label]) => (
          <label key={value} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={(chosen ?? '') === value}
              onChange={() => choose(name, value || null)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function VersionField({ version }: { readonly version: string | null }) {
  const id = useId();
  const [draft, setDraft] = useState(version ?? '');
  const isWrong = draft !== '' && !isChoosable('version', draft);
  const change = (text: string) => {
    setDraft(text);
    choose('version', isChoosable('version', text) ? text : null);
  };
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        Version
      </label>
      <input
        id={id}
        className={styles.number}
        value={draft}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        aria-invalid={isWrong}
        aria-describedby={`${id}-note`}
        onChange={(event) => change(event.target.value.trim())}
      />
      <p id={`${id}-note`} className={styles.note} data-wrong={isWrong || undefined} aria-live="polite">
        {isWrong ? 'Write numbers and dots, such as 7 or 7.2.0.' : 'Such as 7 or 7.2.0. The admin area shows it.'}
      </p>
    </div>
  );
}
