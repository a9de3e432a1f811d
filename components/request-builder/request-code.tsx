import { useState } from 'react';
import { CodeFigure } from '@/components/tools/code-figure';
import toolStyles from '@/components/tools/tool.module.css';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { languages } from '@/lib/browser/requests/languages';
import type { RequestDescription } from '@/lib/content/api/request-descriptions';
import { buildRequest, type Filled } from '@/lib/content/samples/build-request';
import { CodeText } from './code-text';
import styles from './request-form.module.css';

const languageSlot = storageSlot('request-language');

export type RequestCodeProps = {
  readonly description: RequestDescription;
  readonly request: Filled;
  readonly onLanguage: () => void;
};

/** Renders the code that sends a request, in the language that the reader chose last. */
export function RequestCode({ description, request, onLanguage }: RequestCodeProps) {
  const [language, setLanguage] = useState(storedLanguage);
  const { code = 'shell', write } = languages[language] ?? {};
  const choose = (chosen: string) => {
    languageSlot.write(chosen);
    setLanguage(chosen);
    onLanguage();
  };
  const menu = (
    <select
      className={styles.language}
      aria-label="Language"
      value={language}
      onChange={({ target }) => choose(target.value)}
    >
      {Object.entries(languages).map(([value, { label }]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
  return (
    <div className={`${toolStyles.output} ${styles.code}`}>
      <CodeFigure language={code} name="the request" title={menu}>
        <CodeText code={write?.(buildRequest(description, request)) ?? ''} />
      </CodeFigure>
    </div>
  );
}

function storedLanguage(): string {
  const stored = languageSlot.read() ?? '';
  return Object.hasOwn(languages, stored) ? stored : 'curl';
}
