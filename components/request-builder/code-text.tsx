import { Fragment, type ReactNode } from 'react';
import { entryOf } from '@/lib/browser/values/stored-values';
import { placeholderAttributesOf } from '@/lib/content/placeholders/attributes';

/** What each value is escaped for. A token has only characters that mean nothing in any language. */
const contexts: Readonly<Record<string, string>> = {
  domain: 'url-host',
  'core-path': 'url-path',
  'workspace-uuid': 'url-path',
};

/** Strings, and the quotes around JSON that starts or ends in another line. */
const strings = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.|'\\'')*'|`[^`]*`|['`](?=[{[]$)|(?<=^\s*[}\]])['`])/;

const literals = /(^curl|\b(?:\d+|true|false|null|True|False|None))\b/;

/**
 * Renders code in the colors of the page's samples, and with marks that `live-text.tsx` fills with the reader's values.
 * It also changes the text of the marks, so other code is another element.
 */
export function CodeText({ code }: { readonly code: string }) {
  return (
    <span key={code}>
      {partsOf(code, /(\n)/).map(({ at, part, isMatch }) => {
        const indent = part.search(/\S|$/);
        return isMatch ? (
          part
        ) : (
          <span key={at} className={`line i${indent - (indent % 2)}`}>
            {colored(part)}
          </span>
        );
      })}
    </span>
  );
}

/**
 * Colors the parts of a line: the command, strings, the keys of objects, numbers, and constants. JSON in the quotes of
 * a shell is code, too.
 */
function colored(code: string): ReactNode {
  const parts = partsOf(code, strings);
  return parts.map(({ at, part, isMatch }, index) => {
    if (!isMatch) {
      return partsOf(part, literals).map((literal) => (
        <Token
          key={`${at} ${literal.at}`}
          color={literal.isMatch ? (literal.part === 'curl' ? 't-function' : 't-number') : undefined}
        >
          {literal.part}
        </Token>
      ));
    }
    if (/^'[{[]/.test(part)) {
      return (
        <Fragment key={at}>
          <Token color="t-string">'</Token>
          {colored(part.slice(1, -1))}
          <Token color="t-string">'</Token>
        </Fragment>
      );
    }
    const isKey = part.startsWith('"') && parts[index + 1]?.part.startsWith(':');
    return (
      <Token key={at} color={isKey ? 't-key' : 't-string'}>
        {withValues(part)}
      </Token>
    );
  });
}

function Token({ color, children }: { readonly color: string | undefined; readonly children: ReactNode }) {
  return color ? <span className={color}>{children}</span> : children;
}

function withValues(text: string): ReactNode {
  return partsOf(text, /(\[\[[a-z-]+\]\]\/?)/).map(({ at, part }) => {
    const [, name = '', slash = ''] = /^\[\[([a-z-]+)\]\](\/?)$/.exec(part) ?? [];
    const entry = entryOf(name);
    if (!entry) {
      return <Fragment key={at}>{part}</Fragment>;
    }
    const after = entry.mayBeEmpty ? slash : '';
    const { class: className, ...data } = placeholderAttributesOf({
      name,
      text: '',
      context: contexts[name] ?? '',
      after,
    });
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
