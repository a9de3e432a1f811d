import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { StrokeIcon } from '@/components/prose/icons/stroke-icon';
import { withCode } from '@/components/tools/with-code';
import {
  type Draft,
  type GroupDraft,
  type ListDraft,
  namesToAdd,
  type Row,
  withField,
  withItem,
} from '@/lib/browser/requests/draft';
import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { LeafField } from './leaf-field';
import styles from './request-form.module.css';

type GroupProps<Shown extends Draft> = {
  readonly title: ReactNode;
  readonly group: Shown;
  readonly onChange: (changed: Shown) => void;
  /** The description of the group and a button that removes it, for a group in another one. */
  readonly head?: ReactNode;
};

/** Renders the fields of an object, and what adds one. */
export function FieldGroup({ title, group, onChange, head }: GroupProps<GroupDraft>) {
  const list = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const set = (rows: readonly Row[]) => onChange({ ...group, rows });
  const add = (key: string) => {
    const changed = withField(group, key);
    flushSync(() => onChange(changed));
    focusIn(list.current?.children[changed.rows.findIndex((row) => row.key === key)]);
  };
  const remove = (key: string) => {
    flushSync(() => set(group.rows.filter((row) => row.key !== key)));
    focusIn(adder.current);
  };
  return (
    <fieldset className={styles.group}>
      <legend className="value-label">{title}</legend>
      {head}
      <div ref={list}>
        {group.rows.map(({ key, draft }) => {
          const isRequired = group.schema.required?.includes(key) ?? false;
          return (
            <Field
              key={key}
              label={<FieldLabel name={key} schema={draft.schema} isRequired={isRequired} />}
              draft={draft}
              onChange={(changed) => set(group.rows.map((row) => (row.key === key ? { key, draft: changed } : row)))}
              remove={isRequired ? null : <RemoveButton name={key} onPress={() => remove(key)} />}
            />
          );
        })}
      </div>
      <div ref={adder}>
        <FieldAdder names={namesToAdd(group)} onAdd={add} />
      </div>
    </fieldset>
  );
}

/** Renders a list of objects. */
function FieldList({ title, group: list, onChange, head }: GroupProps<ListDraft>) {
  const items = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const set = (changed: readonly GroupDraft[]) => onChange({ ...list, items: changed });
  const remove = (at: number) => {
    flushSync(() => set(list.items.filter((_, each) => each !== at)));
    more.current?.focus();
  };
  const add = () => {
    flushSync(() => onChange(withItem(list)));
    focusIn(items.current?.lastElementChild);
  };
  return (
    <fieldset className={styles.group}>
      <legend className="value-label">{title}</legend>
      {head}
      <div ref={items}>
        {list.items.map((item, at) => (
          <FieldGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity, and their fields no state
            key={at}
            title={`Item ${at + 1}`}
            group={item}
            onChange={(changed) => set(list.items.with(at, changed))}
            head={
              <GroupHead schema={item.schema} remove={<RemoveButton name="this item" onPress={() => remove(at)} />} />
            }
          />
        ))}
      </div>
      <button type="button" className="button" ref={more} onClick={add}>
        Add an item
      </button>
    </fieldset>
  );
}

type FieldProps = {
  readonly label: ReactNode;
  readonly draft: Draft;
  readonly onChange: (changed: Draft) => void;
  /** The button that removes a field that isn't required. */
  readonly remove: ReactNode;
};

function Field({ label, draft, onChange, remove }: FieldProps) {
  if (draft.kind === 'leaf') {
    return <LeafField label={label} leaf={draft} onChange={onChange} remove={remove} />;
  }
  const head = <GroupHead schema={draft.schema} remove={remove} />;
  return draft.kind === 'list' ? (
    <FieldList title={label} group={draft} onChange={onChange} head={head} />
  ) : (
    <FieldGroup title={label} group={draft} onChange={onChange} head={head} />
  );
}

function GroupHead({ schema, remove }: { readonly schema: FieldSchema; readonly remove: ReactNode }) {
  return (
    <div className={styles.head}>
      <p className="value-hint">{withCode(schema.description ?? '')}</p>
      {remove}
    </div>
  );
}

type LabelProps = { readonly name: string; readonly schema: FieldSchema; readonly isRequired: boolean };

function FieldLabel({ name, schema, isRequired }: LabelProps) {
  return (
    <span>
      <code>{name}</code> <span className={styles.type}>{`${schema.words}${isRequired ? ', required' : ''}`}</span>
    </span>
  );
}

/** @param names those to choose from; null for any */
function FieldAdder({
  names,
  onAdd,
}: {
  readonly names: readonly string[] | null;
  readonly onAdd: (key: string) => void;
}) {
  const [name, setName] = useState('');
  if (names?.length === 0) {
    return null;
  }
  const chosen = names && !names.includes(name) ? (names[0] ?? '') : name;
  const attributes = {
    className: 'value-input',
    'aria-label': 'Field to add',
    value: chosen,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setName(target.value),
  };
  const add = () => {
    setName('');
    onAdd(chosen.trim());
  };
  return (
    <div className={`value-row ${styles.add}`}>
      {names ? (
        <select {...attributes}>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <input {...attributes} />
      )}
      <button type="button" className="button" onClick={add}>
        Add
      </button>
    </div>
  );
}

function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" className="button" aria-label={`Remove ${name}`} onClick={onPress}>
      <StrokeIcon d="m5 5 10 10M15 5 5 15" size={16} />
    </button>
  );
}

function focusIn(part: Element | null | undefined): void {
  part?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
