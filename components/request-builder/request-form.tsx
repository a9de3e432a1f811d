'use client';

import { useState } from 'react';
import { copyText } from '@/components/prose/code/copy-text';
import toolStyles from '@/components/tools/tool.module.css';
import { countErrors, type GroupDraft, groupOf, valueIn } from '@/lib/browser/requests/draft';
import type { RequestDescription } from '@/lib/content/api/request-descriptions';
import type { Filled } from '@/lib/content/samples/build-request';
import { FieldGroup } from './field-group';
import { RequestCode } from './request-code';
import styles from './request-form.module.css';
import { parseShared, sharedAddress } from './shared-request';
import { TokenField } from './token-field';

export type RequestFormProps = { readonly id: string; readonly description: RequestDescription };

/** What the fields contain. */
type Drafts = { readonly parameters: GroupDraft; readonly body: GroupDraft | null };

/** Renders the fields of a request, at first as in the address, and the code that sends it. It sends nothing itself. */
export function RequestForm({ id, description }: RequestFormProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(description, parseShared(window.location.hash, id)));
  const [copied, setCopied] = useState<boolean | null>(null);
  const request: Filled = {
    parameters: Object(valueIn(drafts.parameters)),
    body: drafts.body ? valueIn(drafts.body) : undefined,
  };
  const { body } = description;
  const change = (changed: Partial<Drafts>) => {
    setDrafts({ ...drafts, ...changed });
    setCopied(null);
  };
  return (
    <>
      {body && body.examples.length > 1 && (
        <Examples
          summaries={body.examples.map(({ summary = 'Example' }) => summary)}
          onChoose={(at) => change({ body: groupOf(body.schema, body.examples[at]?.value) })}
        />
      )}
      <div className={styles.scrolled}>
        <RequestFields description={description} drafts={drafts} onChange={change} />
        <p className={toolStyles.note}>
          <button
            type="button"
            className="button"
            onClick={async () => setCopied(await copyText(sharedAddress(id, request)))}
          >
            Copy link
          </button>
          <span>This page sends nothing. Run the code on your own machine.</span>
        </p>
        <p className={toolStyles.status} role="status">
          {statusOf(drafts, copied)}
        </p>
      </div>
      <RequestCode description={description} request={request} onLanguage={() => setCopied(null)} />
    </>
  );
}

type FieldsProps = {
  readonly description: RequestDescription;
  readonly drafts: Drafts;
  readonly onChange: (changed: Partial<Drafts>) => void;
};

function RequestFields({ description: { needsToken, places }, drafts, onChange }: FieldsProps) {
  return (
    <div className={`${toolStyles.fields} ${styles.fields}`}>
      {needsToken && <TokenField />}
      {Object.keys(places).length > 0 && (
        <FieldGroup title="Parameters" group={drafts.parameters} onChange={(parameters) => onChange({ parameters })} />
      )}
      {drafts.body && (
        <FieldGroup title="Body" group={drafts.body} onChange={(changed) => onChange({ body: changed })} />
      )}
    </div>
  );
}

function draftsOf({ parameters, sent, body }: RequestDescription, shared: Filled | null): Drafts {
  const filled = shared ?? { parameters: sent, body: body?.examples[0]?.value };
  return {
    parameters: groupOf(parameters, filled.parameters),
    body: body ? groupOf(body.schema, filled.body) : null,
  };
}

function statusOf({ parameters, body }: Drafts, copied: boolean | null): string {
  if (copied !== null) {
    return copied ? 'Copied. The link contains the fields, but not your token.' : 'Copying failed.';
  }
  const wrong = countErrors(parameters) + (body ? countErrors(body) : 0);
  return wrong === 0 ? '' : `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} a change.`;
}

type ExamplesProps = { readonly summaries: readonly string[]; readonly onChoose: (at: number) => void };

/** Renders the menu of examples next to the switch, where the samples have theirs. */
function Examples({ summaries, onChoose }: ExamplesProps) {
  return (
    <select
      className={styles.examples}
      aria-label="Start from"
      title="Replaces the fields of the body"
      onChange={({ target }) => onChoose(target.selectedIndex)}
    >
      {summaries.map((summary) => (
        <option key={summary}>{summary}</option>
      ))}
    </select>
  );
}
