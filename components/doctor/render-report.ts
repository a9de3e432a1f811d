import { type Diagnosis, sectionFor } from '@/lib/browser/doctor/diagnose';
import type { Cause } from '@/lib/browser/doctor/find-causes';
import { maskSecrets } from '@/lib/browser/doctor/mask-secrets';
import { withoutInvisible } from '@/lib/browser/doctor/searchable-text';
import { button, element } from '@/lib/browser/dom/element';
import { type Choices, methods } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions.mjs';
import { linkTo, withCode } from './marked-text';
import { renderShare } from './render-share';

/** What a reader can do in a report. */
type Acts = {
  setValues(installation: Choices): Promise<void>;
  /** Says that the text is about Mixpost. */
  confirm(): void;
  /** Selects a line of the input. */
  select(line: number): void;
};

/** Longest part of a line that's quoted, in characters. */
const maxQuote = 400;

/**
 * Renders what the doctor found. It quotes the input only with secrets masked.
 *
 * @returns a sentence that says how much was found, and the elements
 */
export function renderReport(
  text: string,
  diagnosis: Diagnosis,
  chosen: Choices,
  acts: Acts,
): { readonly summary: string; readonly content: readonly HTMLElement[] } {
  const { causes, findings } = diagnosis;
  const lines = withoutInvisible(text).split(/\r\n|\r|\n/);
  const installation = merged(diagnosis.installation, chosen);
  const content = [
    renderRecognized(diagnosis, chosen, acts),
    ...(causes.length > 0
      ? [
          element(
            'ol',
            { class: 'doctor-causes', 'aria-label': 'Likely causes' },
            ...causes.map((cause) => renderCause(cause, lines, installation, acts)),
          ),
        ]
      : []),
    ...(findings.length > 0
      ? [
          element(
            'ul',
            { class: 'doctor-findings', 'aria-label': 'Settings to change' },
            ...findings.map(({ message, section, line, isError }) =>
              element(
                'li',
                { 'data-error': isError },
                element('p', {}, ...withCode(message)),
                element('p', { class: 'doctor-where' }, renderLine(line, acts), ' ', linkTo(section, 'Read more')),
              ),
            ),
          ),
        ]
      : []),
    ...renderNothing(diagnosis, acts),
    renderShare(text),
  ];
  return { summary: summaryOf(diagnosis), content };
}

function summaryOf({ causes, findings, withheld, format }: Diagnosis): string {
  const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;
  if (causes.length > 0) {
    return causes.length === 1 ? 'One cause found' : `${causes.length} possible causes, the most likely one first`;
  }
  if (findings.length > 0) {
    return counted(findings.length, 'setting needs a look', 'settings need a look');
  }
  return withheld > 0
    ? 'An error that other software has, too'
    : format === '.env file'
      ? 'No mistakes found'
      : 'No known error found';
}

function renderRecognized({ format, installation }: Diagnosis, chosen: Choices, acts: Acts): HTMLElement {
  const { edition, version, method } = installation;
  const entries = [
    ['Text', format],
    ['Edition', edition && editionLabels[edition]],
    ['Version', version],
    ['Installation', method && methods[method as keyof typeof methods]],
  ].filter(([, value]) => value);
  const isNew =
    (edition && edition !== chosen.edition) ||
    (method && method !== chosen.method) ||
    (version && (edition ?? chosen.edition) && version !== chosen.version);
  const set = button(
    'Set as your values',
    () => {
      void acts.setValues(installation).then(() => {
        set.replaceWith(element('span', { class: 'doctor-done', role: 'status' }, 'These are your values now'));
      });
    },
    { class: 'doctor-button' },
  );
  return element(
    'div',
    { class: 'doctor-recognized', hidden: entries.length === 0 },
    element(
      'dl',
      {},
      ...entries.map(([name, value]) =>
        element('div', {}, element('dt', {}, name ?? ''), element('dd', {}, value ?? '')),
      ),
    ),
    ...(isNew ? [set] : []),
  );
}

function renderCause(
  { signature, line }: Cause,
  lines: readonly string[],
  installation: Choices,
  acts: Acts,
): HTMLElement {
  const section = sectionFor(signature, installation);
  const quote = maskSecrets((lines[line] ?? '').trim()).slice(0, maxQuote);
  const [general] = signature.at;
  return element(
    'li',
    {},
    element('p', { class: 'doctor-cause' }, linkTo(section, signature.title)),
    element('p', { class: 'doctor-where' }, renderLine(line, acts), element('code', {}, quote)),
    element(
      'p',
      { class: 'doctor-page' },
      section.split('#')[0] ?? '',
      ...(section === general ? [] : [' · ', linkTo(general, 'more about this error')]),
    ),
  );
}

function renderLine(line: number, acts: Acts): HTMLElement {
  return button(`Line ${line + 1}`, () => acts.select(line), { class: 'doctor-line' });
}

function renderNothing({ causes, findings, withheld, format }: Diagnosis, acts: Acts): HTMLElement[] {
  if (causes.length > 0 || findings.length > 0 || format === '.env file') {
    return [];
  }
  return withheld > 0
    ? [
        element(
          'p',
          { class: 'doctor-nothing' },
          'Nothing in this text shows that it comes from Mixpost. Add the lines around the error, or ',
          button('say that it does', acts.confirm, { class: 'doctor-link' }),
          '.',
        ),
      ]
    : [
        element(
          'p',
          { class: 'doctor-nothing' },
          'Paste more lines around the error, or the newest lines of ',
          element('code', {}, 'laravel.log'),
          '. ',
          linkTo('/troubleshooting#where-to-look-first', 'Where the logs are'),
        ),
      ];
}

function merged(shown: Choices, chosen: Choices): Choices {
  return {
    edition: shown.edition ?? chosen.edition,
    version: shown.version ?? chosen.version,
    method: shown.method ?? chosen.method,
  };
}
