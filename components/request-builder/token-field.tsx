import { useState } from 'react';
import { LabeledField } from '@/components/tools/labeled-field';
import { SecretInput } from '@/components/tools/secret-input';
import { normalizeValue } from '@/lib/browser/values/normalize';
import { valueError } from '@/lib/browser/values/stored-values';
import { api } from '@/lib/content/placeholders/names/api';
import { tokenName, useToken } from './use-token';

const { label, example, kind } = api[tokenName];
const id = 'request-token';

/** Renders the field of the access token, which is one of the reader's values. Only a valid one takes effect. */
export function TokenField() {
  const [token, setToken] = useToken();
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = draft ?? token ?? '';
  const errorIn = (typed: string) => {
    const value = normalizeValue(kind, typed);
    return value === '' ? null : valueError(tokenName, value);
  };
  const change = (typed: string) => {
    const isValid = typed.trim() !== '' && errorIn(typed) === null;
    setDraft(typed);
    setToken(isValid ? normalizeValue(kind, typed) : null);
    // A text that isn't finished isn't wrong yet.
    setError(isValid ? null : error);
  };
  const finish = () => {
    const wrong = errorIn(text);
    setError(wrong);
    setDraft(wrong === null ? null : text);
  };
  return (
    <LabeledField id={id} label={label} hint="Kept in this tab until you close it." error={error}>
      <SecretInput
        id={id}
        name={label}
        value={text}
        placeholder={example}
        aria-invalid={error !== null}
        data-filled={token === undefined ? undefined : ''}
        onChange={({ target }) => change(target.value)}
        onBlur={finish}
      />
    </LabeledField>
  );
}
