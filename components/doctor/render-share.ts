import { copyText } from '@/components/prose/code/copy-text';
import { maskSecrets } from '@/lib/browser/doctor/mask-secrets';
import { withoutInvisible } from '@/lib/browser/doctor/searchable-text';
import { button, element } from '@/lib/browser/dom/element';

/** Renders a button that copies the text with its secrets masked, to ask others for help. */
export function renderShare(text: string): HTMLElement {
  const copy = button(
    'Copy without secrets',
    () => {
      const masked = maskSecrets(withoutInvisible(text));
      const count = masked.split('••••••').length - text.split('••••••').length;
      void copyText(masked).then((isCopied) => {
        note.textContent = isCopied
          ? `Copied. ${count} ${count === 1 ? 'secret is' : 'secrets are'} masked; read it once before you post it.`
          : "The browser doesn't allow copying here.";
      });
    },
    { class: 'doctor-button' },
  );
  const note = element('span', { role: 'status' }, 'Passwords, keys, tokens, and email addresses are masked.');
  return element('p', { class: 'doctor-share' }, copy, note);
}
