'use client';

import { type ChangeEvent, type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import { AppMessages } from '@/components/tools/app-messages';
import { OnDemand } from '@/components/tools/on-demand';
import { useHydrated } from '@/components/tools/use-hydrated';
import type { Answers } from '@/lib/browser/doctor/answer';
import { fetchJson } from '@/lib/browser/dom/fetch-json';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { DoctorReportProps, Examined } from './doctor-report';
import styles from './log-doctor.module.css';

/** How long typing must pause before the text is examined, in milliseconds. Pasting is examined right away. */
const debounceMs = 150;
/** Longest part of a file that's shown, in bytes. The newest lines are at its end. */
const maxFileBytes = 5_000_000;

const fieldId = 'doctor-input';
const name = 'the log doctor';

const example = `mixpost-1  | wait-for-it.sh: mysql:3306 is available after 4 seconds
mixpost-1  |   - Locking inovector/mixpost-pro-team (7.2.0)
mixpost-1  | [2026-11-20 21:40:55] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' (using password: YES) {"exception":"[object] (PDOException(code: 1045))"}
mixpost-1  | #0 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/Connector.php(67): createPdoConnection()
mixpost-1  | 2026-11-20 21:40:57,530 INFO exited: mixpost_horizon_00 (exit status 255; not expected)`;

/**
 * Renders the log doctor. Its field is part of the built page; the report loads once React runs. Nothing stores or
 * sends what a reader pastes: the field is in no form, and no request depends on its text.
 */
export function LogDoctor() {
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [examined, setExamined] = useState<Examined>({ text: '', isCertain: false });
  const isHydrated = useHydrated();

  const examine = (isCertain = false) => {
    clearTimeout(timer.current);
    setExamined({ text: field.current?.value ?? '', isCertain });
  };
  useLayoutEffect(() => {
    // What was pasted before React ran.
    setExamined({ text: field.current?.value ?? '', isCertain: false });
    return () => clearTimeout(timer.current);
  }, []);

  const show = (text: string) => {
    if (field.current) {
      field.current.value = text;
      field.current.scrollTop = field.current.scrollHeight;
      field.current.focus({ preventScroll: true });
    }
    examine();
  };
  const select = (line: number) => {
    if (field.current) {
      selectLine(field.current, line);
    }
  };
  const read = async (source: File | undefined) => {
    if (source) {
      show(await source.slice(-maxFileBytes).text());
    }
  };
  const type = ({ nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const isPaste = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => examine(), isPaste ? 0 : debounceMs);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      void read(event.dataTransfer.files[0]);
    }
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void read(target.files?.[0]);
    target.value = '';
  };
  return (
    <div className={styles.doctor} data-tool="log-doctor">
      <div className={`code-frame ${styles.frame}`}>
        <div className={`code-head ${styles.head}`}>
          <label htmlFor={fieldId}>Your text</label>
          {isHydrated && (
            <div className={styles.actions}>
              <button type="button" className="code-button" onClick={() => file.current?.click()}>
                Open a file
              </button>
              <button type="button" className="code-button" onClick={() => show(example)}>
                Example
              </button>
              {examined.text !== '' && (
                <button type="button" className="code-button" onClick={() => show('')}>
                  Clear
                </button>
              )}
            </div>
          )}
        </div>
        <textarea
          ref={field}
          id={fieldId}
          className={styles.input}
          placeholder="A log, a stack trace, a browser console, an HTTP response, System → Status, a .env file, or a Compose file"
          wrap="off"
          rows={8}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-1p-ignore=""
          data-gramm="false"
          onChange={type}
          onDrop={drop}
        />
        <input ref={file} type="file" hidden aria-label="Log file" onChange={choose} />
      </div>
      {isHydrated ? (
        <OnDemand
          name={name}
          load={loadReport}
          props={{ examined, onSelect: select, onConfirm: () => examine(true) }}
        />
      ) : (
        <>
          <noscript>
            <p>
              The log doctor requires JavaScript. Without it, search the pages below for three or four words of your
              error.
            </p>
          </noscript>
          <AppMessages name={name} />
        </>
      )}
    </div>
  );
}

/**
 * Also fetches the answers (`app/doctor-answers.json/route.ts`) before there's a text, so that no request depends on
 * it. Their address includes the build, so that no page reads those of another one from a cache.
 */
async function loadReport() {
  const address = withBasePath(`/doctor-answers.json?${document.documentElement.dataset.deploy ?? ''}`);
  const [{ DoctorReport }, answers] = await Promise.all([import('./doctor-report'), fetchJson<Answers>(address)]);
  return (props: Omit<DoctorReportProps, 'answers'>) => <DoctorReport {...props} answers={answers} />;
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line] ?? '').length);
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 3);
}
