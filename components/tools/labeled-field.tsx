import type { ComponentProps, ReactNode } from 'react';

/** Attributes of a field whose text the browser must neither keep, correct, nor send to a service. */
export const privateField = {
  className: 'value-input',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  'data-1p-ignore': true,
  'data-gramm': 'false',
} as const;

export type LabeledFieldProps = {
  readonly label: ReactNode;
  readonly hint: ReactNode;
  /** What's wrong with the text, if anything. */
  readonly error?: string | null;
  readonly className?: string;
  /** What comes below the hint. */
  readonly below?: ReactNode;
  /** The field, which has the ID and `describedBy(id)`. */
  readonly id: string;
  readonly children: ReactNode;
};

/** Renders a field with its label, an error, and a hint. Screen readers read them out after the field. */
export function LabeledField({ label, hint, error = null, className = '', below, id, children }: LabeledFieldProps) {
  return (
    <div className={`value-field ${className}`}>
      <label htmlFor={id} className="value-label">
        {label}
      </label>
      <div className="value-row">{children}</div>
      <p id={`${id}-error`} className="value-error" aria-live="polite">
        {error}
      </p>
      <p id={`${id}-hint`} className="value-hint">
        {hint}
      </p>
      {below}
    </div>
  );
}

/** Returns the attributes that connect a field with its label, error, and hint. */
export function fieldAttributes(id: string): Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'> {
  return { id, 'aria-describedby': `${id}-error ${id}-hint` };
}
