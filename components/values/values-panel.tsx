'use client';

import { type MouseEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import side from '@/components/drawer/sheet.module.css';
import { keepFocus } from '@/components/drawer/trap-focus';
import { StrokeIcon } from '@/components/icons/stroke-icon';
import { lockScroll } from '@/lib/browser/scroll-lock';
import { placeholderGroups } from '@/lib/placeholders/registry.mjs';
import { choicesOf } from '@/lib/values/choices';
import { entryOf, type Values } from '@/lib/values/stored-values';
import { startLiveValues } from './live-values';
import { namesIn } from './marks';
import { ValueChoices } from './value-choices';
import { ValueField } from './value-field';
import styles from './values-panel.module.css';
import { clearValues, currentValues, onValues } from './values-store';

/** A wish of the reader to see the panel. */
export type Opening = {
  /** The value to begin with; null for the first. */
  readonly name: string | null;
  /** What opened the panel and gets the focus back. */
  readonly from: HTMLElement | null;
};

export type ValuesPanelProps = {
  /** Another one opens the panel anew, even while the browser has yet to tell that it is closed. */
  readonly opening: Opening;
  readonly onClosed: () => void;
};

const noValues: Values = {};

/** The one place where readers fill in what is theirs. Nothing in it is sent anywhere: there is no form around it. */
export function ValuesPanel({ opening, onClosed }: ValuesPanelProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef<Opening>(null);
  const values = useSyncExternalStore(onValues, currentValues, () => noValues);
  const [here] = useState(() => namesIn(document).filter((each) => entryOf(each)));
  const [rounds, setRounds] = useState(0);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const panel = dialog.current;
    if (!panel) {
      return undefined;
    }
    const { name, from } = opening;
    startLiveValues();
    panel.showModal();
    shown.current = opening;
    const unlock = lockScroll();
    const field = name && panel.querySelector(`[data-value-field="${CSS.escape(name)}"]`);
    if (field) {
      field.querySelector('input')?.focus();
      field.scrollIntoView({ block: 'center' });
    }
    return () => {
      unlock();
      panel.close();
      // A placeholder in the text is no stop of the keyboard, and takes the focus only so.
      if (from && from.tabIndex < 0) {
        from.tabIndex = -1;
      }
      from?.focus({ preventScroll: true });
    };
  }, [opening]);

  const onClick = (event: MouseEvent) => event.target === dialog.current && close();
  const fieldOf = (each: string) => {
    const entry = entryOf(each);
    return (
      entry && <ValueField key={`${each} ${rounds}`} name={each} entry={entry} value={values[each]} onLeave={close} />
    );
  };
  const others = placeholderGroups.flatMap(({ title, entries }) => {
    const names = Object.keys(entries).filter((each) => !here.includes(each));
    return names.length > 0 ? [{ title, names }] : [];
  });
  const count = Object.keys(values).length;

  return (
    <dialog
      ref={dialog}
      className={side.sheet}
      aria-labelledby={`${id}-title`}
      // It may be told of an earlier opening, before this one is shown or after.
      onClose={() => shown.current === opening && !dialog.current?.open && onClosed()}
      onClick={onClick}
      onKeyDown={keepFocus}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={`${id}-title`} className={styles.title}>
            Your values
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={close}>
            <StrokeIcon d="m5 5 10 10M15 5 5 15" />
          </button>
        </div>
        <div className={styles.body}>
          <p className={styles.intro}>
            Fill them in once, and every command, file and address of this documentation holds them. They stay in this
            browser and are sent nowhere. Secrets are forgotten when you close or reload this tab.
          </p>
          <section aria-label="What you run" className={styles.group}>
            <ValueChoices choices={choicesOf(values)} />
          </section>
          {here.length > 0 && (
            <section aria-labelledby={`${id}-here`} className={styles.group}>
              <h3 id={`${id}-here`} className={styles.heading}>
                On this page
              </h3>
              {here.map(fieldOf)}
            </section>
          )}
          {others.map(({ title, names }) => (
            <details key={title} className={styles.group} open={here.length === 0 && title === others[0]?.title}>
              <summary className={styles.heading}>{title}</summary>
              {names.map(fieldOf)}
            </details>
          ))}
        </div>
        <div className={styles.foot}>
          <p className={styles.count} role="status">
            {count === 0 ? 'Nothing filled in' : `${count} filled in`}
          </p>
          <button
            type="button"
            className={styles.clear}
            disabled={count === 0}
            onClick={() => {
              clearValues();
              setRounds(rounds + 1);
            }}
          >
            Clear all
          </button>
        </div>
      </div>
    </dialog>
  );
}
