import { messagesOf } from './causes';

export const crashTitle = 'This page crashed.';

export type CrashTextProps = { readonly error: unknown; readonly onRetry: () => void };

/** What the reader is told when a page threw: the messages of the error and its causes, and a way to try again. Styled by `crash.css`. */
export function CrashText({ error, onRetry }: CrashTextProps) {
  return (
    <main id="main" data-crash="">
      <h1>{crashTitle}</h1>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <pre>{messagesOf(error).join('\n\nCause:\n')}</pre>
    </main>
  );
}
