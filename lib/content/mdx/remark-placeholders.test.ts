import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

const domain = '<span class="placeholder" data-placeholder="domain">social.example.com</span>';
const email = '<span class="placeholder" data-placeholder="email">you@example.com</span>';

test.each([
  ['prose', 'At [[domain]].', `<p>At ${domain}.</p>`],
  ['a whole paragraph', '[[domain]]', `<p>${domain}</p>`],
  ['several in one sentence', '[[email]] at [[domain]][[domain]]', `<p>${email} at ${domain}${domain}</p>`],
  [
    'an address in prose',
    'At https://[[domain]]/horizon.',
    `<p>At https://${domain.replace('>', ' data-in="url-host">')}/horizon.</p>`,
  ],
  ['strong text', '**[[domain]]**', `<p><strong>${domain}</strong></p>`],
  ['text and code by turns', '[[domain]] `[[email]]` [[domain]]', `<p>${domain} <code>${email}</code> ${domain}</p>`],
  ['inline code', '`ping [[domain]]`', `<p><code>ping ${domain.replace('>', ' data-in="plain">')}</code></p>`],
  ['a list', '- [[domain]]', `<ul>\n<li>${domain}</li>\n</ul>`],
  ['the text of a link', '[to [[domain]]](/lite/)', `<p><a href="/lite/">to ${domain}</a></p>`],
  ['a link of nothing else', '[[[domain]]](/lite/)', `<p><a href="/lite/">${domain}</a></p>`],
])('in %s a placeholder shows its example, marked', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});

test('in a heading a placeholder is marked, and its example is in the label of the anchor', async () => {
  const html = await htmlOf('## Open [[domain]]');
  expect(html).toContain(`<h2 id="open-socialexamplecom">Open ${domain}</h2>`);
  expect(html).toContain('aria-label="Link to “Open social.example.com”"');
});

test('in a cell of a table a placeholder is marked', async () => {
  expect(await htmlOf('| a |\n| - |\n| [[domain]] |')).toContain(`<td>${domain}</td>`);
});

test.each([
  ['a name that is not declared', 'Use [[no-such-name]].', '<p>Use [[no-such-name]].</p>'],
  ['a name with capitals', '[[Domain]]', '<p>[[Domain]]</p>'],
  ['a test of the shell', '`[[ -f x ]]`', '<p><code>[[ -f x ]]</code></p>'],
  ['single brackets', '[domain]', '<p>[domain]</p>'],
  ['what an object has by itself', '[[constructor]]', '<p>[[constructor]]</p>'],
])('%s stays as it is written', async (_, source, html) => {
  expect(await htmlOf(source)).toBe(html);
});
