'use client';

import { type ComponentProps, useState } from 'react';
import { fieldAttributes, privateField } from './labeled-field';

export type SecretInputProps = Omit<ComponentProps<'input'>, 'id'> & { readonly id: string; readonly name: string };

/** Renders a field whose text is masked until the reader presses its button. */
export function SecretInput({ id, name, ...rest }: SecretInputProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <>
      <input {...privateField} {...fieldAttributes(id)} data-masked={isVisible ? undefined : ''} {...rest} />
      <button
        type="button"
        className="button"
        aria-label={`Show ${name}`}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? 'Hide' : 'Show'}
      </button>
    </>
  );
}
