'use client';

import { useState } from 'react';
import { CodeFigure } from '@/components/tools/code-figure';
import { fieldAttributes, LabeledField, privateField } from '@/components/tools/labeled-field';
import { SecretInput } from '@/components/tools/secret-input';
import styles from '@/components/tools/tool.module.css';
import { withCode } from '@/components/tools/with-code';
import { shellWord } from '@/lib/browser/requests/shell-word';
import { canSign } from '@/lib/browser/webhooks/digest';
import { type Delivery, mistakes } from '@/lib/browser/webhooks/find-mistakes';
import { api } from '@/lib/content/placeholders/names/api';
import { type Check, useSignatureCheck } from './use-signature-check';

const example: Delivery = {
  secret: 's3cr3t-for-docs',
  body: '{"event":"test","data":{"url":"https://example.com/a"}}',
  header: 'd595ac00b550c3c36918b10072341997283202ee568103d900021c86cf23491c',
};

/** Renders the webhook lab. What a reader enters stays in the fields: they're in no form, and nothing stores it. */
export function WebhookLab() {
  const [delivery, setDelivery] = useState<Delivery>({ secret: '', body: '', header: '' });
  const check = useSignatureCheck(delivery);
  if (!canSign()) {
    return (
      <p>
        Browsers compute signatures only on HTTPS pages and on localhost. Here,{' '}
        <a href="#compute-a-signature-by-hand">compute it with a command</a>.
      </p>
    );
  }
  const field = (name: keyof Delivery) => ({
    ...fieldAttributes(`webhook-${name}`),
    value: delivery[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDelivery({ ...delivery, [name]: target.value }),
  });
  return (
    <>
      <div className={styles.fields}>
        <LabeledField id="webhook-secret" label="Secret" hint="The text in the webhook's Secret field.">
          <SecretInput name="Secret" {...field('secret')} id="webhook-secret" />
        </LabeledField>
        <LabeledField
          id="webhook-header"
          label="Signature header"
          hint="What arrived or what your code made. Leave it empty to get the signature."
        >
          <input {...privateField} {...field('header')} />
        </LabeledField>
        <LabeledField
          id="webhook-body"
          label="Raw body"
          hint="Exactly as it arrived, before any JSON parser."
          className={styles.wide ?? ''}
        >
          <textarea {...privateField} rows={4} {...field('body')} />
        </LabeledField>
      </div>
      <p className={styles.note}>
        <button type="button" className="button" onClick={() => setDelivery(example)}>
          Show an example
        </button>
        <span>Everything happens in this page: nothing is sent, stored, or kept in the URL.</span>
      </p>
      <Verdict mistakes={check?.mistakes} />
      <div className={styles.output}>
        {check && (
          <>
            <Mistakes found={check.mistakes} />
            <SignedDelivery {...check} />
          </>
        )}
      </div>
    </>
  );
}

function Verdict({ mistakes: found }: { readonly mistakes: Check['mistakes'] }) {
  const isMatch = found?.length === 0;
  const text = isMatch ? 'The signature matches.' : "The signature doesn't match.";
  return (
    <p className={styles.status} role="status" data-verdict={isMatch ? 'good' : 'bad'}>
      {found === undefined ? '' : text}
    </p>
  );
}

function Mistakes({ found }: { readonly found: Check['mistakes'] }) {
  if (found === null) {
    return <p>None of the usual mistakes explains it. The secrets differ, or something changed the body on the way.</p>;
  }
  return (
    found !== undefined &&
    found.length > 0 && (
      <ul>
        {found.map((name) => (
          <li key={name}>{withCode(mistakes[name])}</li>
        ))}
      </ul>
    )
  );
}

/** Renders the signature of a body, and a curl command that sends the body with it to the reader's receiver. */
function SignedDelivery({ body, signature }: Check) {
  const options = [
    "-H 'Content-Type: application/json'",
    `-H 'X-Signature: ${signature}'`,
    // Unlike `--data-binary`, it sends a body that starts with @ as it is.
    `--data-raw ${shellWord(body)}`,
  ];
  return (
    <>
      <CodeFigure language="text" name="Signature of this body">
        {signature}
      </CodeFigure>
      <CodeFigure language="shell" name="Signed test delivery">
        {String.raw`curl -sS -o /dev/null -w '%{http_code}\n' '`}
        <span className="placeholder" data-placeholder="receiver-url" data-in="shell-single">
          {api['receiver-url'].example}
        </span>
        {`' \\\n  ${options.join(' \\\n  ')}`}
      </CodeFigure>
    </>
  );
}
