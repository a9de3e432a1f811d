import { languages } from '@/lib/mdx/languages.mjs';
import styles from './code-block.module.css';
import { CodeLines } from './code-lines';

/** What the MDX pipeline makes of a fence: `html` holds the highlighted lines. */
export type CodeBlockProps = {
  readonly language: keyof typeof languages;
  readonly html: string;
  readonly title?: string;
};

/** A block of code with a head that names its file or language, and a copy button. */
export function CodeBlock({ language, html, title }: CodeBlockProps) {
  const name = title ?? languages[language];
  return (
    <figure className={styles.block} data-code={language}>
      <figcaption className={styles.head}>
        <span className={title ? styles.path : styles.language}>{name}</span>
        <button type="button" className={styles.copy} data-copy="" aria-label={`Copy ${name}`}>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard (WCAG 2.1.1) */}
      <pre className={styles.lines} tabIndex={0}>
        <CodeLines html={html} />
      </pre>
    </figure>
  );
}
