import { copyText } from '@/components/prose/code/copy-text';
import { codeFigure } from '@/components/tools/code-figure-element';
import { labeledField } from '@/components/tools/labeled-field-element';
import toolStyles from '@/components/tools/tool.part.css';
import { startLiveValues } from '@/components/values/live-values';
import { renderField } from '@/components/values/value-field';
import { currentValues, onValues, setValue } from '@/components/values/values-store';
import { adoptStyles } from '@/lib/browser/dom/adopt-styles';
import { button, element } from '@/lib/browser/dom/element';
import { storageSlot } from '@/lib/browser/dom/storage-slot';
import { languages } from '@/lib/browser/requests/languages';
import { valueError } from '@/lib/browser/values/stored-values';
import type { FieldSchema } from '@/lib/content/api/request-descriptions';
import { api } from '@/lib/content/placeholders/names/api';
import { buildRequest, type Filled } from '@/lib/content/samples/build-request';
import styles from './builder.part.css';
import { renderCode } from './render-code';
import { renderObject } from './render-control';
import { nextId } from './render-leaf';
import { sharedAddress } from './shared-request';

const tokenSlot = storageSlot('api-token', 'sessionStorage');
const languageSlot = storageSlot('request-language');

/** Fills a place with the request builder of an operation, and with the request from the address. It sends nothing. */
export function mountBuilder(place: HTMLElement, id: string, shared: Filled | null, signal: AbortSignal): void {
  const description = apiRequests[id];
  if (!description) {
    return;
  }
  adoptStyles(toolStyles);
  adoptStyles(styles);
  startLiveValues();
  const { body, needsToken, sent } = description;
  const form = element('div', { class: 'build-form' });
  const status = element('p', { class: 'tool-status', role: 'status' });
  const figure = codeFigure('shell', 'the request');
  const language = renderLanguages();
  figure.querySelector('.language')?.replaceWith(language);
  let read: () => Filled = () => ({ parameters: {}, body: undefined });

  const update = () => {
    const { code, write } = languages[language.value] ?? languages.curl ?? {};
    figure.dataset.code = code;
    figure.querySelector('code')?.replaceChildren(...renderCode(write?.(buildRequest(description, read())) ?? ''));
    const wrong = form.querySelectorAll('[aria-invalid="true"]').length;
    status.textContent = wrong === 0 ? '' : `${wrong} ${wrong === 1 ? 'field needs' : 'fields need'} a change.`;
  };
  const fill = (filled: Filled) => {
    const parameters = groupFor('Parameters', description.parameters, filled.parameters);
    const content = body && groupFor('Body', body.schema, filled.body);
    read = () => ({ parameters: Object(parameters.read()), body: content?.read() });
    const groups = [Object.keys(description.places).length > 0 && parameters, content].filter((group) => !!group);
    form.replaceChildren(...groups.map((group) => group.element));
    update();
  };
  const copy = async () => {
    const isCopied = await copyText(sharedAddress(id, read()));
    status.textContent = isCopied ? 'Copied. The link contains the fields, but not your token.' : 'Copying failed.';
  };
  const copyLink = button('Copy link', copy, { class: 'value-button' });
  form.addEventListener('input', update);
  language.addEventListener('change', () => {
    languageSlot.write(language.value);
    update();
  });
  place.replaceChildren(
    element('div', { class: 'tool-fields build' }, [
      ...renderExamples(body?.examples ?? [], (value) => fill({ ...read(), body: value })),
      needsToken && renderToken(signal),
      form,
    ]),
    status,
    element('div', { class: 'tool-output build-code' }, figure),
    element('p', { class: 'tool-note' }, copyLink, 'This page sends nothing. Run the code on your own machine.'),
  );
  fill(shared ?? { parameters: sent, body: body?.examples[0]?.value });
}

function groupFor(title: string, schema: FieldSchema, value: unknown): ReturnType<typeof renderObject> {
  const group = element('fieldset', { class: 'build-group' }, element('legend', { class: 'value-label' }, title));
  return renderObject(schema, value, group);
}

function renderLanguages(): HTMLSelectElement {
  const options = Object.entries(languages).map(([value, { label }]) => element('option', { value }, label));
  const select = element('select', { class: 'build-language', 'aria-label': 'Language' }, options);
  const stored = languageSlot.read() ?? '';
  select.value = Object.hasOwn(languages, stored) ? stored : 'curl';
  return select;
}

function renderExamples(
  examples: readonly { readonly summary?: string; readonly value: unknown }[],
  onChoose: (value: unknown) => void,
): readonly HTMLElement[] {
  const options = examples.map(({ summary = 'Example' }, value) => element('option', { value }, summary));
  const select = element('select', { class: 'value-input', id: nextId() }, options);
  select.addEventListener('change', () => onChoose(examples[Number(select.value)]?.value));
  return examples.length > 1 ? [labeledField(select, 'Start from', 'Replaces the fields of the body.')] : [];
}

/** Renders the field of the access token, which is one of the reader's values, and keeps it as long as the tab. */
function renderToken(signal: AbortSignal): HTMLElement {
  const name = 'access-token';
  const stored = tokenSlot.read() ?? '';
  if (valueError(name, stored) === null) {
    setValue(name, stored);
  }
  const stop = onValues(() => tokenSlot.write(currentValues()[name] ?? ''));
  signal.addEventListener('abort', stop);
  const field = renderField(name, api[name], nextId());
  field.querySelector('.value-hint')?.replaceChildren(`${api[name].hint} Kept in this tab until you close it.`);
  return field;
}
