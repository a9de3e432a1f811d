import { button, element } from '@/lib/browser/dom/element';
import { networkHint } from '@/lib/browser/dom/network-hint';
import type { Answer } from '@/lib/search/engine';
import { withBasePath } from '@/lib/site/base-path.mjs';
import { failureTitle, missingLine } from './labels';

const suggestions = ['APP_KEY', 'queue workers', 'callback URL'];

/** The longest query that's shown in full, in characters. */
const maxShownLength = 120;

/** Renders the hint that shows before anything is typed. */
export function renderHint(): HTMLElement {
  return element('p', { class: 'search-hint' }, [
    'Type a few words, a key such as ',
    element('code', {}, 'APP_KEY'),
    ', a command, or paste an error message.',
  ]);
}

/** Renders the message that the search failed, with a retry button (specification, section 8). */
export function renderFailure(onRetry: () => void): HTMLElement {
  return element('div', { class: 'search-state', role: 'alert' }, [
    element('p', { class: 'search-state-title' }, failureTitle),
    element('p', {}, networkHint),
    button('Try again', onRetry),
  ]);
}

const renderHelp = () => [
  'If it’s an error, ',
  element('a', { href: withBasePath('/doctor') }, 'paste the log'),
  ' or look through ',
  element('a', { href: withBasePath('/troubleshooting') }, 'all errors'),
  '.',
];

/** Renders which words, or which error, no page has, and where to look for it; nothing if a page has them. */
export function renderMissing(answer: Pick<Answer, 'missing' | 'isUnknownError'>): HTMLElement[] {
  const line = missingLine(answer);
  const help = answer.isUnknownError || answer.missing?.length ? [' ', ...renderHelp()] : [];
  return line === '' ? [] : [element('p', { class: 'search-hint' }, [line, ...help])];
}

/** Renders that nothing was found, and what to try (specification, section 8). `onWiden` drops the filters, if any. */
export function renderNoResults(query: string, onTry: (suggestion: string) => void, onWiden?: () => void): HTMLElement {
  const shown = [...query.trim()].slice(0, maxShownLength).join('');
  const buttons = suggestions.map((suggestion) => button(suggestion, () => onTry(suggestion)));
  const all = onWiden ? [button('the same in all sections', onWiden), ...buttons] : buttons;
  const items = all.map((each) => element('li', {}, each));
  return element('div', { class: 'search-state' }, [
    element('p', { class: 'search-state-title' }, 'No results for “', element('bdi', {}, shown), '”'),
    element('p', {}, renderHelp()),
    element('p', {}, 'Try searching for'),
    element('ul', {}, items),
  ]);
}
