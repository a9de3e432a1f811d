import { type ReactNode, useId } from 'react';
import { fieldAttributes, LabeledField, privateField } from '@/components/tools/labeled-field';
import { withCode } from '@/components/tools/with-code';
import { canBeNull, isLong, type LeafDraft, leafError, optionsOf } from '@/lib/browser/requests/field-text';

export type LeafFieldProps = {
  readonly label: ReactNode;
  readonly leaf: LeafDraft;
  readonly onChange: (changed: LeafDraft) => void;
  readonly remove: ReactNode;
};

/** Renders the field of a single value, or of a list of texts or numbers. */
export function LeafField({ label, leaf, onChange, remove }: LeafFieldProps) {
  const id = useId();
  const { schema, isNull } = leaf;
  const error = leafError(leaf);
  const none = canBeNull(schema) && (
    <label>
      <input
        type="checkbox"
        checked={isNull}
        onChange={({ target }) => onChange({ ...leaf, isNull: target.checked })}
      />
      <code>null</code>
    </label>
  );
  return (
    <LabeledField id={id} label={label} hint={withCode(schema.description ?? '')} error={error} below={none}>
      <Input id={id} leaf={leaf} isWrong={error !== null} onText={(text) => onChange({ ...leaf, text })} />
      {remove}
    </LabeledField>
  );
}

type InputProps = {
  readonly id: string;
  readonly leaf: LeafDraft;
  readonly isWrong: boolean;
  readonly onText: (text: string) => void;
};

function Input({ id, leaf: { schema, text, isNull }, isWrong, onText }: InputProps) {
  const options = optionsOf(schema)?.map(String);
  const attributes = {
    ...fieldAttributes(id),
    disabled: isNull,
    'aria-invalid': isWrong,
    value: text,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onText(target.value),
  };
  if (options) {
    return (
      <select className="value-input" {...attributes}>
        {/* An address can contain any text. */}
        {!options.includes(text) && <option hidden>{text}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return isLong(schema) ? (
    <textarea {...privateField} {...attributes} rows={1} />
  ) : (
    <input {...privateField} {...attributes} />
  );
}
