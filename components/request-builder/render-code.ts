import { element } from '@/lib/browser/dom/element';
import { entryOf } from '@/lib/browser/values/stored-values';
import { attributesOf } from '@/lib/content/placeholders/attributes';

/** What each value is escaped for. A token has only characters that mean nothing in any language. */
const contexts: Readonly<Record<string, string>> = {
  domain: 'url-host',
  'core-path': 'url-path',
  'workspace-uuid': 'url-path',
};

/** Renders code with its strings in color, and with the reader's values, which are in strings. */
export function renderCode(code: string): readonly (Node | string)[] {
  return code
    .split(/("(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)/)
    .map((part, at) => (at % 2 === 1 ? element('span', { class: 't-string' }, withValues(part)) : part));
}

function withValues(text: string): readonly (Node | string)[] {
  return text.split(/(\[\[[a-z-]+\]\]\/?)/).flatMap((part, at) => {
    const [, name = '', slash = ''] = /^\[\[([a-z-]+)\]\](\/?)$/.exec(part) ?? [];
    const entry = entryOf(name);
    if (at % 2 === 0 || !entry) {
      return [part];
    }
    const after = entry.mayBeEmpty ? slash : '';
    const attributes = attributesOf({ name, text: '', context: contexts[name] ?? '', after });
    return [element('span', attributes, entry.example && entry.example + after), after === '' ? slash : ''];
  });
}
