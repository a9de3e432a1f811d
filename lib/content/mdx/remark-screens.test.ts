import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

test.each([
  [
    'Open **System** → **Status**.',
    '<span data-screen="status"><strong>System</strong> → <strong>Status</strong></span>.',
  ],
  [
    'Open **System** →\n**Logs**, up',
    '<span data-screen="logs"><strong>System</strong> →\n<strong>Logs</strong></span>, up',
  ],
  ['Open **System → Status**.', '<span data-screen="status"><strong>System → Status</strong></span>'],
  ['**Configuration** → **Services** → **X**', '<strong>Services</strong></span> → <strong>X</strong>'],
  ['| a |\n| - |\n| **Settings** → **Timezone** |', '<td><span data-screen="settings">'],
])('marks the way in %j', async (source, html) => {
  expect(await htmlOf(source)).toContain(html);
});

test.each([
  '**Settings** → **Verify**',
  '**System** and **Status**',
  '**System** → Status',
  '[**System** → **Status**](/server)',
  '## **System** → **Status**',
])('marks nothing in %j', async (source) => {
  expect(await htmlOf(source)).not.toContain('data-screen');
});
