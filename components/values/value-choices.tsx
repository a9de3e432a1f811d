import { useState } from 'react';
import { fieldAttributes, LabeledField, privateField } from '@/components/tools/labeled-field';
import { choicesOf, isChoosable, methods } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions';
import { choose } from './choose';
import { useValues } from './use-values';
import styles from './values-content.module.css';

/** Renders what readers choose rather than fill in: their edition, installation, and version. */
export function ValueChoices() {
  const { edition, method, version } = choicesOf(useValues());
  return (
    <div className={styles.choices}>
      <Options legend="Edition" name="edition" options={editionLabels} chosen={edition} />
      <Options legend="Installation" name="method" options={methods} chosen={method} />
      {edition !== null && <VersionField key={edition} version={version} />}
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
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className="choices">
        {[[null, 'Any'] as const, ...Object.entries(options)].map(([value, label]) => (
          <label key={label}>
            <input
              type="radio"
              name={`choice-${name}`}
              checked={chosen === value}
              onChange={() => choose(name, value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function VersionField({ version }: { readonly version: string | null }) {
  const [text, setText] = useState(version ?? '');
  const typed = text.trim();
  const isWrong = typed !== '' && !isChoosable('version', typed);
  const change = (changed: string) => {
    setText(changed);
    choose('version', isChoosable('version', changed.trim()) ? changed.trim() : null);
  };
  return (
    <LabeledField
      id="choice-version"
      className={styles.version ?? ''}
      label="Version"
      hint={isWrong ? '' : 'For example, 7 or 7.2.0. The admin area shows your version.'}
      error={isWrong ? 'Use numbers and dots, such as 7 or 7.2.0.' : null}
    >
      <input
        {...privateField}
        {...fieldAttributes('choice-version')}
        inputMode="decimal"
        maxLength={20}
        value={text}
        aria-invalid={isWrong}
        onChange={({ target }) => change(target.value)}
      />
    </LabeledField>
  );
}
