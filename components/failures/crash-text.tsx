import { messagesOf } from './causes';
import { isLoadFailure } from './reload-once';

export const crashTitle = 'This page crashed.';

export type CrashTextProps = { readonly error: unknown; readonly onRetry: () => void };

/**
 * Renders the message for a page that threw: what to do about it if that's known, a retry button, and the messages of
 * the error and its causes. Styled by `crash.css`.
 */
export function CrashText({ error, onRetry }: CrashTextProps) {
  return (
    <main id="main" className="prose" data-crash="">
      <h1>{crashTitle}</h1>
      {isLoadFailure(error) && <p>Part of it couldn’t be loaded. Check your network connection, then try again.</p>}
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
      <pre>{messagesOf(error).join('\n\nCause:\n')}</pre>
    </main>
  );
}
