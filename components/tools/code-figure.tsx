import type { ReactNode } from 'react';

export type CodeFigureProps = {
  readonly language: string;
  readonly name: string;
  /** Replaces the name above the code. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
};

/** Renders a code block with a copy button, like those in page text. Its name is shown above it. */
export function CodeFigure({ language, name, title, children }: CodeFigureProps) {
  return (
    <figure className="code" data-code={language}>
      <figcaption>
        {title ?? <span className="language">{name}</span>}
        <button type="button" data-copy="" aria-label={`Copy ${name}`}>
          Copy
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, also by keyboard */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
