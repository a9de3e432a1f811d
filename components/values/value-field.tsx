import { useLayoutEffect, useState } from 'react';
import { fieldAttributes, LabeledField, privateField } from '@/components/tools/labeled-field';
import { SecretInput } from '@/components/tools/secret-input';
import { generate } from '@/lib/browser/values/generate';
import { normalizeValue } from '@/lib/browser/values/normalize';
import { valueError } from '@/lib/browser/values/stored-values';
import type { Generated, Placeholder } from '@/lib/content/placeholders/entry';
import { setPanelText, usePanelState } from './panel-state';
import { useValues } from './use-values';
import styles from './values-content.module.css';
import { setValue } from './values-store';

export type ValueFieldProps = {
  readonly name: string;
  readonly entry: Placeholder;
  /** Whether the panel was opened at this value. */
  readonly isFirst?: boolean;
  readonly id?: string;
  readonly hint?: string;
};

/** Renders one value: its name, its field, and an error if the text is invalid. Only a valid value takes effect. */
export function ValueField({
  name,
  entry,
  isFirst = false,
  id = `value-${name}`,
  hint = entry.isSecret ? `${entry.hint} Kept until you close or reload this tab.` : entry.hint,
}: ValueFieldProps) {
  const { label, example, isSecret, mayBeEmpty, generate: generated, kind } = entry;
  const value = useValues()[name];
  const draft = usePanelState().drafts[name];
  const [isFinished, setFinished] = useState(true);
  const text = draft ?? value ?? '';

  useLayoutEffect(() => {
    if (isFirst) {
      const field = document.getElementById(id);
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    }
  }, [isFirst, id]);

  const change = (typed: string) => {
    const normalized = normalizeValue(kind, typed);
    // Text can mean an empty value: "/" for the core path.
    const isValid = typed.trim() !== '' && valueError(name, normalized) === null;
    setPanelText('drafts', name, isValid && typed === normalized ? undefined : typed);
    setValue(name, isValid ? normalized : null);
    // A text that isn't finished isn't wrong yet.
    setFinished(isFinished && !isValid && draft !== undefined);
  };
  const finish = () => {
    if (draft !== undefined && errorIn(name, kind, draft) === null) {
      setPanelText('drafts', name, undefined);
    }
    setFinished(true);
  };
  const setEmpty = (isEmpty: boolean) => {
    setPanelText('drafts', name, undefined);
    setValue(name, isEmpty ? '' : null);
  };

  const error = draft === undefined || !isFinished ? null : errorIn(name, kind, draft);
  const attributes = {
    value: text,
    placeholder: value === '' ? '' : example,
    'aria-invalid': error !== null,
    'data-filled': value === undefined ? undefined : '',
    onChange: ({ target }: { readonly target: HTMLInputElement }) => change(target.value),
    onBlur: finish,
  };
  return (
    <LabeledField
      id={id}
      label={label}
      hint={hint}
      error={error}
      below={
        mayBeEmpty && (
          <label className={styles.none}>
            <input type="checkbox" checked={value === ''} onChange={({ target }) => setEmpty(target.checked)} />
            Mine is empty
          </label>
        )
      }
    >
      {isSecret ? (
        <SecretInput id={id} name={label} {...attributes} />
      ) : (
        <input {...privateField} {...fieldAttributes(id)} {...attributes} />
      )}
      {generated && <GenerateButton name={name} label={label} kind={generated} text={text} onGenerate={change} />}
    </LabeledField>
  );
}

/** Returns what's wrong with a text; null also for one that means nothing. */
function errorIn(name: string, kind: Placeholder['kind'], text: string): string | null {
  const value = normalizeValue(kind, text);
  return value === '' ? null : valueError(name, value);
}

type GenerateButtonProps = {
  readonly name: string;
  readonly label: string;
  readonly kind: Generated;
  /** The text that a generated value replaces. */
  readonly text: string;
  readonly onGenerate: (text: string) => void;
};

/** Renders a button that generates a value. Pressed again, it restores the one that it has replaced. */
function GenerateButton({ name, label, kind, text, onGenerate }: GenerateButtonProps) {
  const before = usePanelState().replaced[name];
  const action = before === undefined ? 'Generate' : 'Undo';
  const generateOrRestore = () => {
    setPanelText('replaced', name, before === undefined && text !== '' ? text : undefined);
    onGenerate(before ?? generate(kind));
  };
  return (
    <button type="button" className="button" aria-label={`${action} ${label}`} onClick={generateOrRestore}>
      {action}
    </button>
  );
}
