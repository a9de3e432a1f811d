import { Fragment, type ReactNode } from 'react';
import { entryOf } from '@/lib/browser/values/stored-values';
import { attributesOf } from '@/lib/content/placeholders/attributes';

/** What each value is escaped for. A token has only characters that mean nothing in any language. */
const contexts: Readonly<Record<string, string>> = {
  domain: 'url-host',
  'core-path': 'url-path',
  'workspace-uuid': 'url-path',
};

const strings = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/;

/**
 * Renders code with its strings in color, and with marks that `live-text.tsx` fills with the reader's values. It also
 * changes the text of the marks, so other code is another element.
 */
export function CodeText({ code }: { readonly code: string }) {
  return (
    <span key={code}>
      {partsOf(code, strings).map(({ at, part, isMatch }) =>
        isMatch ? (
          <span key={at} className="t-string">
            {withValues(part)}
          </span>
        ) : (
          <Fragment key={at}>{part}</Fragment>
        ),
      )}
    </span>
  );
}

function withValues(text: string): ReactNode {
  return partsOf(text, /(\[\[[a-z-]+\]\]\/?)/).map(({ at, part }) => {
    const [, name = '', slash = ''] = /^\[\[([a-z-]+)\]\](\/?)$/.exec(part) ?? [];
    const entry = entryOf(name);
    if (!entry) {
      return <Fragment key={at}>{part}</Fragment>;
    }
    const after = entry.mayBeEmpty ? slash : '';
    const { class: className, ...data } = attributesOf({ name, text: '', context: contexts[name] ?? '', after });
    return (
      <Fragment key={at}>
        <span className={className} {...data}>
          {entry.example && entry.example + after}
        </span>
        {after === '' ? slash : ''}
      </Fragment>
    );
  });
}

/** Returns the parts of a text with their positions: those that a pattern with one group matches, and those between. */
function partsOf(text: string, pattern: RegExp) {
  return text.split(pattern).map((part, at) => ({ at, part, isMatch: at % 2 === 1 }));
}
