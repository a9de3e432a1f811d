import { codeFigure } from '@/components/tools/code-figure';
import { element } from '@/lib/browser/dom/element';
import { shellWord } from '@/lib/browser/requests/shell-word';
import { api } from '@/lib/content/placeholders/names/api.mjs';

/** Renders the signature of a body, and a curl command that sends the body with it to the reader's receiver. */
export function renderDelivery(body: string, signature: string): readonly HTMLElement[] {
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
