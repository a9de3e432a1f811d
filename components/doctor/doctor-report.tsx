import { useMemo, useRef, useState } from 'react';
import { SiteLink } from '@/components/chrome/link/site-link';
import { copyText } from '@/components/prose/code/copy-text';
import { Advisories } from '@/components/tools/advisories';
import { choose } from '@/components/values/choose';
import { useValues } from '@/components/values/use-values';
import type { Answers } from '@/lib/browser/doctor/answer';
import { type Diagnosis, diagnose } from '@/lib/browser/doctor/diagnose';
import { maskSecrets } from '@/lib/browser/doctor/mask-secrets';
import { withoutInvisible } from '@/lib/browser/doctor/searchable-text';
import { type Choices, choicesOf, methods } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions';
import { Causes, Findings } from './causes';
import styles from './doctor-report.module.css';

/** A text to examine, and whether the reader says that it's about Mixpost. */
export type Examined = { readonly text: string; readonly isCertain: boolean };

export type DoctorReportProps = {
  readonly examined: Examined;
  readonly answers: Answers;
  /** Selects a line of the field, counted from 0. */
  readonly onSelect: (line: number) => void;
  /** The reader says that the text is about Mixpost. */
  readonly onConfirm: () => void;
};

/** Renders what the doctor found in a text, which it quotes only with secrets masked. */
export function DoctorReport({ examined, answers, onSelect, onConfirm }: DoctorReportProps) {
  const { text, isCertain } = examined;
  const status = useRef<HTMLParagraphElement>(null);
  const chosen = choicesOf(useValues());
  const diagnosis = useMemo(
    () => (text.trim() === '' ? null : diagnose(text, chosen.edition, isCertain)),
    [text, chosen.edition, isCertain],
  );
  const confirm = () => {
    onConfirm();
    status.current?.focus();
  };
  return (
    <>
      <p ref={status} className={styles.status} role="status" tabIndex={-1}>
        {diagnosis && summaryOf(diagnosis)}
      </p>
      {diagnosis && (
        <div className={styles.report}>
          <Causes text={text} diagnosis={diagnosis} chosen={chosen} answers={answers} onSelect={onSelect} />
          <Findings findings={diagnosis.findings} onSelect={onSelect} />
          <Advisories
            label="Advisories for the versions and networks in your text"
            advisories={diagnosis.advisories}
            className={styles.advisories}
            isOpen
          />
          <Nothing {...diagnosis} onConfirm={confirm} />
          <Recognized key={text} installation={diagnosis.installation} chosen={chosen} />
          <Share text={text} />
        </div>
      )}
    </>
  );
}

function summaryOf({ causes, findings, withheld, format }: Diagnosis): string {
  if (causes[0]?.product) {
    return "Your text doesn't show which product the error is from";
  }
  if (causes.length > 0) {
    return causes.length === 1 ? 'One cause found' : `${causes.length} possible causes, the most likely one first`;
  }
  if (findings.length > 0) {
    return findings.length === 1 ? '1 setting needs a look' : `${findings.length} settings need a look`;
  }
  if (withheld > 0) {
    return 'An error that other software has, too';
  }
  return format === 'Compose file'
    ? 'No mistakes found in settings, volumes, ports, and labels'
    : format === '.env file'
      ? 'No mistakes found in lines, names, and values'
      : 'No known error found';
}

function Nothing({ causes, findings, withheld, format, onConfirm }: Diagnosis & { readonly onConfirm: () => void }) {
  if (causes.length > 0 || findings.length > 0 || format?.endsWith('file')) {
    return null;
  }
  return withheld > 0 ? (
    <p key="withheld" className={styles.nothing}>
      Nothing in this text shows that it comes from Mixpost. Add the lines around the error, or{' '}
      <button type="button" className={styles.link} onClick={onConfirm}>
        say that it does
      </button>
      .
    </p>
  ) : (
    <p key="unknown" className={styles.nothing}>
      Paste more lines around the error, or the newest lines of <code>laravel.log</code>.{' '}
      <SiteLink href="/troubleshooting/find-the-problem#where-to-look-first">Where the logs are</SiteLink>
    </p>
  );
}

/** Renders the installation that the text shows, and a button that makes it the reader's. */
function Recognized({ installation, chosen }: { readonly installation: Choices; readonly chosen: Choices }) {
  const [isSet, setSet] = useState(false);
  const { edition, version, method } = installation;
  const known = [
    ['Edition', edition && editionLabels[edition]],
    ['Version', version],
    ['Installation', method && methods[method as keyof typeof methods]],
  ].filter(([, value]) => value);
  const isNew =
    (edition !== null && edition !== chosen.edition) ||
    (method !== null && method !== chosen.method) ||
    (version !== null && (edition ?? chosen.edition) !== null && version !== chosen.version);
  const set = () => {
    // Choosing an edition clears the version.
    for (const [name, value] of Object.entries({ edition, version, method })) {
      if (value) {
        choose(name as keyof Choices, value);
      }
    }
    setSet(true);
  };
  return (
    known.length > 0 && (
      <div className={styles.recognized}>
        <dl>
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isSet ? (
          <span className={styles.done} role="status">
            These are your values now
          </span>
        ) : (
          isNew && (
            <button type="button" className="code-button" onClick={set}>
              Set as your values
            </button>
          )
        )}
      </div>
    )
  );
}

/** Renders a button that copies the text with its secrets masked, to ask others for help. */
function Share({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState({ text, note: '' });
  const copy = async () => {
    const masked = maskSecrets(withoutInvisible(text));
    const count = masked.split('••••••').length - text.split('••••••').length;
    const note = (await copyText(masked))
      ? `Copied. ${count} ${count === 1 ? 'secret is' : 'secrets are'} masked; read it once before you post it.`
      : "The browser doesn't allow copying here.";
    setCopied({ text, note });
  };
  const isOfThisText = copied.text === text && copied.note !== '';
  return (
    <p className={styles.share}>
      <button type="button" className="code-button" onClick={copy}>
        Copy without secrets
      </button>
      <span role="status">
        {isOfThisText ? copied.note : 'Passwords, keys, tokens, and email addresses are masked.'}
      </span>
    </p>
  );
}
