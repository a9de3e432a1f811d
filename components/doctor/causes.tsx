import { SiteLink } from '@/components/chrome/link/site-link';
import { CodeFigure } from '@/components/tools/code-figure';
import { withCode } from '@/components/tools/with-code';
import { type Answers, answerFor, ownInstallation, quoteOf } from '@/lib/browser/doctor/answer';
import type { Finding } from '@/lib/browser/doctor/check-env';
import type { Diagnosis } from '@/lib/browser/doctor/diagnose';
import type { Choices } from '@/lib/browser/values/choices';
import styles from './doctor-report.module.css';

type Select = { readonly onSelect: (line: number) => void };

export type CausesProps = Select & {
  readonly text: string;
  readonly diagnosis: Pick<Diagnosis, 'causes' | 'installation'>;
  /** The installation that the reader has chosen; what the text shows counts more. */
  readonly chosen: Choices;
  readonly answers: Answers;
};

/** Renders the likely causes of what a text shows, each with the fix for the reader's installation. */
export function Causes({ text, diagnosis: { causes, installation }, chosen, answers, onSelect }: CausesProps) {
  const own = ownInstallation(installation, chosen);
  const lines = text.split(/\r\n|\r|\n/);
  return (
    causes.length > 0 && (
      <ol className={styles.causes} aria-label="Likely causes">
        {causes.map((cause) => {
          const { section, ...answer } = answerFor(cause.signature, own, answers);
          const isManual = own.method === 'manual';
          return (
            // A new element for each text: a browser that translates pages replaces the text that React would change.
            <li key={[cause.signature.at[0], section, isManual, cause.product?.name].join()}>
              <p className={styles.cause}>
                {cause.product && `If it's from ${cause.product.name}: `}
                {withCode(cause.signature.title)}
              </p>
              <AnswerText {...answer} isManual={isManual} />
              <p className={styles.more}>
                <SiteLink href={section}>All steps</SiteLink>
                {section !== cause.signature.at[0] && (
                  <SiteLink href={cause.signature.at[0]}>More about this error</SiteLink>
                )}
              </p>
              <details className={styles.where}>
                <summary>{`Found in line ${cause.line + 1}`}</summary>
                <code>{quoteOf(lines[cause.line] ?? '')}</code>
                <LineButton line={cause.line} onSelect={onSelect} />
              </details>
            </li>
          );
        })}
      </ol>
    )
  );
}

type AnswerTextProps = Omit<ReturnType<typeof answerFor>, 'section'> & { readonly isManual: boolean };

/** Renders how the fix begins, and its first commands for the reader's installation. */
function AnswerText({ text, commands, isForAll, isManual }: AnswerTextProps) {
  const name = isForAll ? 'Shell' : isManual ? 'Without Docker' : 'Docker';
  return (
    <>
      {text && <p>{withCode(text)}</p>}
      {commands && (
        <CodeFigure language="shell" name={name}>
          {commands}
        </CodeFigure>
      )}
    </>
  );
}

/** Renders settings that are wrong or worth a look. */
export function Findings({ findings, onSelect }: Select & { readonly findings: readonly Finding[] }) {
  return (
    findings.length > 0 && (
      <ul className={styles.findings} aria-label="Settings to change">
        {findings.map(({ message, section, line, isError }) => (
          <li key={`${line} ${message}`} data-error={isError ? '' : undefined}>
            <p>{withCode(message)}</p>
            <p className={styles.more}>
              <LineButton line={line} onSelect={onSelect} />
              <SiteLink href={section}>Read more</SiteLink>
            </p>
          </li>
        ))}
      </ul>
    )
  );
}

function LineButton({ line, onSelect }: Select & { readonly line: number }) {
  return (
    <button type="button" className={styles.line} onClick={() => onSelect(line)}>
      {`Line ${line + 1}`}
    </button>
  );
}
