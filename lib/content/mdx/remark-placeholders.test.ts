import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

const domain = '<span class="placeholder" data-placeholder="domain">social.example.com</span>';
const email = '<span class="placeholder" data-placeholder="email">you@example.com</span>';

test.each([
  ['prose', 'At [[domain]].', `<p>At ${domain}.</p>`],
  ['several in one sentence', '[[email]] at [[domain]][[domain]]', `<p>${email} at ${domain}${domain}</p>`],
  [
    'a URL in prose',
    'At https://[[domain]]/horizon.',
    `<p>At https://${domain.replace('>', ' data-in="url-host">')}/horizon.</p>`,
  ],
  [
    'alternating text and code',
    '[[domain]] `[[email]]` [[domain]]',
    `<p>${domain} <code>${email}</code> ${domain}</p>`,
  ],
  ['inline code', '`ping [[domain]]`', `<p><code>ping ${domain.replace('>', ' data-in="plain">')}</code></p>`],
  ['a link with no other text', '[[[domain]]](/lite/)', `<p><a href="/lite/">${domain}</a></p>`],
])('shows the example in %s', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test('shows the example in a heading and in the label of its link', async () => {
  const html = await htmlOf('## Open [[domain]]');
  expect(html).toContain(`<h2 id="open-socialexamplecom">Open ${domain}</h2>`);
  expect(html).toContain('aria-label="Link to “Open social.example.com”"');
});
