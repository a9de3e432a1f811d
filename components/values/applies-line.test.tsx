import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/fixtures/react';
import { applyChoices } from './applies';
import { AppliesLine } from './applies-line';

const page = { sidebar: 'api', editionLinks: [], dimmedFor: ['pro'], latestSince: 'pro:7.0.0' } as const;

test('React hydrates the line about dimmed parts after it got the version', async () => {
  document.body.innerHTML = renderToString(<AppliesLine page={page} />);
  applyChoices(document, { edition: 'pro', version: '7.0.1', method: null });
  expect(await hydrate(document.body, <AppliesLine page={page} />)).toEqual([]);
  expect(document.querySelector('[data-chosen-version]')?.textContent).toBe(' 7.0.1');
});
