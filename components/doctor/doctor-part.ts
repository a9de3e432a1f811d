import { privateField } from '@/components/tools/labeled-field-element';
import type { Answer } from '@/lib/browser/doctor/answer';
import { diagnose } from '@/lib/browser/doctor/diagnose';
import { adoptStyles } from '@/lib/browser/dom/adopt-styles';
import { button, element } from '@/lib/browser/dom/element';
import { type Choices, choicesOf } from '@/lib/browser/values/choices';
import { valueStorage } from '@/lib/browser/values/value-storage';
import inputStyles from './doctor-input.part.css';
import reportStyles from './doctor-report.part.css';
import { renderReport } from './render-report';

/** How long typing must pause before the text is examined, in milliseconds. Pasting is examined right away. */
const debounceMs = 150;
/** Longest part of a file that's shown, in bytes. The newest lines are at its end. */
const maxFileBytes = 5_000_000;

const exampleLog = `mixpost-1  | wait-for-it.sh: mysql:3306 is available after 4 seconds
mixpost-1  |   - Locking inovector/mixpost-pro-team (7.2.0)
mixpost-1  | [2026-11-20 21:40:55] production.ERROR: SQLSTATE[HY000] [1045] Access denied for user 'mixpost_user'@'172.20.0.5' (using password: YES) {"exception":"[object] (PDOException(code: 1045))"}
mixpost-1  | #0 /var/www/html/vendor/laravel/framework/src/Illuminate/Database/Connectors/Connector.php(67): createPdoConnection()
mixpost-1  | 2026-11-20 21:40:57,530 INFO exited: mixpost_horizon_00 (exit status 255; not expected)`;

/** Fills the place of the log doctor. Nothing stores or sends what a reader pastes: its field is in no form. */
export function mount(place: HTMLElement): void {
  adoptStyles(inputStyles);
  adoptStyles(reportStyles);
  const field = element('textarea', {
    ...privateField,
    id: 'doctor-input',
    class: 'doctor-input',
    placeholder:
      'A log, a stack trace, a browser console, an HTTP response, System → Status, a .env file, or a Compose file',
    wrap: 'off',
    rows: 8,
  });
  const status = element('p', { class: 'doctor-status', role: 'status', tabindex: -1 });
  const report = element('div', { class: 'doctor-report' });
  const file = element('input', { type: 'file', hidden: true, 'aria-label': 'Log file' });
  const clear = button('Clear', () => show(''), { class: 'doctor-button', hidden: true });
  let answers: Readonly<Record<string, Answer>> = {};
  let timer = 0;
  let isCertain = false;

  const examine = () => {
    clearTimeout(timer);
    const text = field.value;
    clear.hidden = text === '';
    if (text.trim() === '') {
      status.textContent = '';
      report.replaceChildren();
      return;
    }
    const chosen = choicesOf(valueStorage.readAll());
    const diagnosis = diagnose(text, chosen.edition, isCertain);
    const select = (line: number) => selectLine(field, line);
    const acts = { setValues, confirm, select, findAnswer: (section: string) => answers[section] };
    const { summary, content } = renderReport(text, diagnosis, chosen, acts);
    status.textContent = summary;
    report.replaceChildren(...content);
  };
  const confirm = () => {
    isCertain = true;
    examine();
    status.focus();
  };
  const show = (text: string) => {
    isCertain = false;
    field.value = text;
    field.scrollTop = field.scrollHeight;
    examine();
    field.focus({ preventScroll: true });
  };
  const read = async (source: File | undefined) => {
    if (source) {
      show(await source.slice(-maxFileBytes).text());
    }
  };

  field.addEventListener('input', (event) => {
    isCertain = false;
    clearTimeout(timer);
    const isPaste = event instanceof InputEvent && event.inputType.startsWith('insertFrom');
    timer = window.setTimeout(examine, isPaste ? 0 : debounceMs);
  });
  field.addEventListener('drop', (event) => {
    if (event.dataTransfer?.files.length) {
      event.preventDefault();
      void read(event.dataTransfer.files[0]);
    }
  });
  file.addEventListener('change', () => {
    void read(file.files?.[0]);
    file.value = '';
  });
  // Not with the text, so that no request depends on it. Without the answers, causes link to their sections.
  import('./answers').then(
    (loaded) => {
      answers = loaded.answers;
      examine();
    },
    () => undefined,
  );
  place.replaceChildren(
    element('div', { class: 'doctor-frame' }, [
      element('div', { class: 'doctor-head' }, [
        element('label', { for: 'doctor-input' }, 'Your text'),
        element('div', { class: 'doctor-actions' }, [
          button('Open a file', () => file.click(), { class: 'doctor-button' }),
          button('Example', () => show(exampleLog), { class: 'doctor-button' }),
          clear,
        ]),
      ]),
      field,
      file,
    ]),
    status,
    report,
  );
}

/** Stores what the doctor recognized. The code that does so loads now, because few readers need it. */
async function setValues({ edition, version, method }: Choices): Promise<void> {
  const { choose } = await import('@/components/values/choose');
  // Choosing an edition clears the version.
  for (const [name, value] of Object.entries({ edition, version, method })) {
    if (value) {
      choose(name as keyof Choices, value);
    }
  }
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line] ?? '').length);
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 3);
}
