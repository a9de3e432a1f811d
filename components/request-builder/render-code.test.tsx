import { expect, test } from 'vitest';
import { renderCode } from './render-code';

test('omits an empty core path together with its slash', () => {
  document.body.replaceChildren(...renderCode("'https://[[domain]]/[[core-path]]/api'"));
  expect(document.body.textContent).toBe("'https://social.example.com/api'");
});
