import { codeFigure } from '@/components/tools/code-figure';
import { labeledField, privateField } from '@/components/tools/labeled-field';
import { withCode } from '@/components/tools/marked-text';
import toolStyles from '@/components/tools/tool.part.css';
import { showButton } from '@/components/values/show-button';
import { adoptStyles } from '@/lib/browser/dom/adopt-styles';
import { button, element } from '@/lib/browser/dom/element';
import { shellWord } from '@/lib/browser/requests/shell-word';
import { canSign, hmac } from '@/lib/browser/webhooks/digest';
import { findMistakes, type Mistake, mistakes } from '@/lib/browser/webhooks/find-mistakes';
import { api } from '@/lib/content/placeholders/names/api';

/** How long typing must pause before the signature is checked, in milliseconds. */
const debounceMs = 150;

const example = {
  secret: 's3cr3t-for-docs',
  body: '{"event":"test","data":{"url":"https://example.com/a"}}',
  header: 'd595ac00b550c3c36918b10072341997283202ee568103d900021c86cf23491c',
};

/** Fills the place of the webhook lab. What a reader enters stays in the fields: it's in no form, and nothing stores it. */
export function mount(place: HTMLElement): void {
  if (!canSign()) {
    const link = element('a', { href: '#compute-a-signature-by-hand' }, 'compute it with a command');
    const reason = 'Browsers compute signatures only on HTTPS pages and on localhost. Here, ';
    place.replaceChildren(element('p', {}, reason, link, '.'));
    return;
  }
  adoptStyles(toolStyles);
  const secret = element('input', { ...privateField, id: 'webhook-secret', 'data-masked': true });
  const header = element('input', { ...privateField, id: 'webhook-header' });
  const body = element('textarea', { ...privateField, id: 'webhook-body', rows: 4 });
  const status = element('p', { class: 'tool-status', role: 'status' });
  const output = element('div', { class: 'tool-output' });
  let timer = 0;
  let run = 0;

  const check = async () => {
    run += 1;
    const current = run;
    const delivery = { secret: secret.value, body: body.value, header: header.value };
    if (delivery.secret === '' || delivery.body === '') {
      showVerdict(status, undefined);
      output.replaceChildren();
      return;
    }
    const found = delivery.header.trim() === '' ? undefined : await findMistakes(delivery);
    const signature = await hmac(delivery.secret, delivery.body);
    if (current === run) {
      showVerdict(status, found);
      output.replaceChildren(...renderMistakes(found), ...renderDelivery(delivery.body, signature));
    }
  };
  const bodyField = labeledField(body, 'Raw body', 'Exactly as it arrived, before any JSON parser.');
  bodyField.classList.add('tool-wide');
  const fields = element('div', { class: 'tool-fields' }, [
    labeledField(secret, 'Secret', "The text in the webhook's Secret field.", showButton(secret, 'Secret')),
    labeledField(
      header,
      'Signature header',
      'What arrived or what your code made. Leave it empty to get the signature.',
    ),
    bodyField,
  ]);
  fields.addEventListener('input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void check(), debounceMs);
  });
  const fillExample = () => {
    secret.value = example.secret;
    body.value = example.body;
    header.value = example.header;
    void check();
  };
  const note = element('p', { class: 'tool-note' }, [
    button('Show an example', fillExample, { class: 'value-button' }),
    element('span', {}, 'Everything happens in this page: nothing is sent, stored, or kept in the URL.'),
  ]);
  place.replaceChildren(fields, note, status, output);
}

/** @param found as `findMistakes` returns it; undefined if there's no header to check */
function showVerdict(status: HTMLElement, found: readonly Mistake[] | null | undefined): void {
  const isMatch = found?.length === 0;
  status.dataset.verdict = isMatch ? 'good' : 'bad';
  status.textContent = found === undefined ? '' : isMatch ? 'The signature matches.' : "The signature doesn't match.";
}

function renderMistakes(found: readonly Mistake[] | null | undefined): readonly HTMLElement[] {
  if (found === null) {
    const advice =
      'None of the usual mistakes explains it. The secrets differ, or something changed the body on the way.';
    return [element('p', {}, advice)];
  }
  const items = found?.map((name) => element('li', {}, withCode(mistakes[name]))) ?? [];
  return items.length > 0 ? [element('ul', {}, items)] : [];
}

/** Renders the signature of a body, and a curl command that sends the body with it to the reader's receiver. */
function renderDelivery(body: string, signature: string): readonly HTMLElement[] {
  const attributes = { class: 'placeholder', 'data-placeholder': 'receiver-url', 'data-in': 'shell-single' };
  const url = element('span', attributes, api['receiver-url'].example);
  const options = [
    "-H 'Content-Type: application/json'",
    `-H 'X-Signature: ${signature}'`,
    // Unlike `--data-binary`, it sends a body that starts with @ as it is.
    `--data-raw ${shellWord(body)}`,
  ];
  return [
    codeFigure('text', 'Signature of this body', signature),
    codeFigure(
      'shell',
      'Signed test delivery',
      String.raw`curl -sS -o /dev/null -w '%{http_code}\n' '`,
      url,
      `' \\\n  ${options.join(' \\\n  ')}`,
    ),
  ];
}
