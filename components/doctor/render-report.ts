import { copyText } from '@/components/prose/code/copy-text';
import { renderAdvisories } from '@/components/tools/advisory-list';
import { codeFigure } from '@/components/tools/code-figure-element';
import { linkTo, withCode } from '@/components/tools/marked-text';
import type { Answer } from '@/lib/browser/doctor/answer';
import type { Finding } from '@/lib/browser/doctor/check-env';
import { type Diagnosis, sectionFor } from '@/lib/browser/doctor/diagnose';
import type { Cause } from '@/lib/browser/doctor/find-causes';
import { maskSecrets } from '@/lib/browser/doctor/mask-secrets';
import { withoutInvisible } from '@/lib/browser/doctor/searchable-text';
import { button, element } from '@/lib/browser/dom/element';
import { type Choices, methods } from '@/lib/browser/values/choices';
import { editionLabels } from '@/lib/site/editions';

/** What the report needs of the doctor's field and its data. */
type Acts = {
  setValues(installation: Choices): Promise<void>;
  confirm(): void;
  select(line: number): void;
  /** Returns what the section that solves an error says first; undefined if it isn't known, or not yet. */
  findAnswer(section: string): Answer | undefined;
};

/** Longest part of a line that's quoted, in characters. */
const maxQuote = 400;

/** Renders what the doctor found, and a sentence that says how much. It quotes the input only with secrets masked. */
export function renderReport(
  text: string,
  diagnosis: Diagnosis,
  chosen: Choices,
  acts: Acts,
): { readonly summary: string; readonly content: readonly HTMLElement[] } {
  const { edition, method } = diagnosis.installation;
  const installation = { edition: edition ?? chosen.edition, method: method ?? chosen.method };
  const lines = withoutInvisible(text).split(/\r\n|\r|\n/);
  const causes = diagnosis.causes.map((cause) => renderCause(cause, lines, installation, acts));
  const findings = diagnosis.findings.map((finding) => renderFinding(finding, acts));
  const content = [
    causes.length > 0 && element('ol', { class: 'doctor-causes', 'aria-label': 'Likely causes' }, causes),
    findings.length > 0 && element('ul', { class: 'doctor-findings', 'aria-label': 'Settings to change' }, findings),
    renderAdvisories('Advisories for the versions and networks in your text', diagnosis.advisories, true),
    renderNothing(diagnosis, acts),
    renderRecognized(diagnosis, chosen, acts),
    renderShare(text),
  ];
  return { summary: summaryOf(diagnosis), content: content.filter((part) => part !== false) };
}

function summaryOf({ causes, findings, withheld, format }: Diagnosis): string {
  if (causes[0]?.product) {
    return "Your text doesn't show which product the error is from";
  }
  if (causes.length > 0) {
    return causes.length === 1 ? 'One cause found' : `${causes.length} possible causes, the most likely one first`;
  }
  if (findings.length > 0) {
    return findings.length === 1 ? '1 setting needs a look' : `${findings.length} settings need a look`;
  }
  if (withheld > 0) {
    return 'An error that other software has, too';
  }
  return format === 'Compose file'
    ? 'No mistakes found in settings, volumes, ports, and labels'
    : format === '.env file'
      ? 'No mistakes found in lines, names, and values'
      : 'No known error found';
}

function renderRecognized({ installation }: Diagnosis, chosen: Choices, acts: Acts): HTMLElement | false {
  const { edition, version, method } = installation;
  const list = [
    ['Edition', edition && editionLabels[edition]],
    ['Version', version],
    ['Installation', method && methods[method as keyof typeof methods]],
  ].map(([name, value]) => !!value && element('div', {}, element('dt', {}, name ?? ''), element('dd', {}, value)));
  const isNew =
    (edition !== null && edition !== chosen.edition) ||
    (method !== null && method !== chosen.method) ||
    (version !== null && (edition ?? chosen.edition) !== null && version !== chosen.version);
  const setValues = async () => {
    await acts.setValues(installation);
    set.replaceWith(element('span', { class: 'doctor-done', role: 'status' }, 'These are your values now'));
  };
  const set = button('Set as your values', () => void setValues(), { class: 'doctor-button' });
  return list.some(Boolean) && element('div', { class: 'doctor-recognized' }, element('dl', {}, list), isNew && set);
}

function renderCause(
  { signature, line, product }: Cause,
  lines: readonly string[],
  installation: Pick<Choices, 'edition' | 'method'>,
  acts: Acts,
): HTMLElement {
  const section = sectionFor(signature, installation);
  const quote = maskSecrets((lines[line] ?? '').trim()).slice(0, maxQuote);
  const [general] = signature.at;
  const answer = acts.findAnswer(section);
  const isManual = installation.method !== null && installation.method !== 'docker';
  const command = answer?.[isManual ? 'manual' : 'docker'];
  return element('li', {}, [
    element(
      'p',
      { class: 'doctor-cause' },
      product ? `If it's from ${product.name}: ` : undefined,
      withCode(signature.title),
    ),
    answer && element('p', {}, withCode(command ? answer.text : answer.text.replace(/:$/, '.'))),
    command !== undefined && codeFigure('shell', nameOfCommand(answer, isManual), command),
    element('p', { class: 'doctor-more' }, [
      linkTo(section, 'All steps'),
      section !== general && linkTo(general, 'More about this error'),
    ]),
    element(
      'details',
      { class: 'doctor-where' },
      element('summary', {}, `Found in line ${line + 1}`),
      element('code', {}, quote),
      renderLine(line, acts),
    ),
  ]);
}

function nameOfCommand(answer: Answer | undefined, isManual: boolean): string {
  return answer?.docker === answer?.manual ? 'Shell' : isManual ? 'Without Docker' : 'Docker';
}

function renderFinding({ message, section, line, isError }: Finding, acts: Acts): HTMLElement {
  return element('li', { 'data-error': isError }, [
    element('p', {}, withCode(message)),
    element('p', { class: 'doctor-more' }, renderLine(line, acts), linkTo(section, 'Read more')),
  ]);
}

function renderLine(line: number, acts: Acts): HTMLElement {
  return button(`Line ${line + 1}`, () => acts.select(line), { class: 'doctor-line' });
}

function renderNothing({ causes, findings, withheld, format }: Diagnosis, acts: Acts): HTMLElement | false {
  if (causes.length > 0 || findings.length > 0 || format?.endsWith('file')) {
    return false;
  }
  return element('p', { class: 'doctor-nothing' }, [
    ...(withheld > 0
      ? [
          'Nothing in this text shows that it comes from Mixpost. Add the lines around the error, or ',
          button('say that it does', acts.confirm, { class: 'doctor-link' }),
          '.',
        ]
      : [
          'Paste more lines around the error, or the newest lines of ',
          element('code', {}, 'laravel.log'),
          '. ',
          linkTo('/troubleshooting/find-the-problem#where-to-look-first', 'Where the logs are'),
        ]),
  ]);
}

/** Renders a button that copies the text with its secrets masked, to ask others for help. */
function renderShare(text: string): HTMLElement {
  const copy = async () => {
    const masked = maskSecrets(withoutInvisible(text));
    const count = masked.split('••••••').length - text.split('••••••').length;
    note.textContent = (await copyText(masked))
      ? `Copied. ${count} ${count === 1 ? 'secret is' : 'secrets are'} masked; read it once before you post it.`
      : "The browser doesn't allow copying here.";
  };
  const note = element('span', { role: 'status' }, 'Passwords, keys, tokens, and email addresses are masked.');
  const copyButton = button('Copy without secrets', () => void copy(), { class: 'doctor-button' });
  return element('p', { class: 'doctor-share' }, copyButton, note);
}
