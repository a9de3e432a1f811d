import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { applyChoices } from './applies';
import { AppliesLine } from './applies-line';

afterEach(() => vi.unstubAllGlobals());

const page = { sidebar: 'api', editions: [], dimmedFor: ['pro'], latestSince: 'pro:7.0.0' } as const;

test('React hydrates the line about dimmed parts after it got the version', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = renderToString(<AppliesLine page={page} />);
  applyChoices(document, { edition: 'pro', version: '7.0.1', method: null });
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(document.body, <AppliesLine page={page} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  onTestFinished(() => act(() => root.unmount()));
  expect(errors).toEqual([]);
  expect(document.querySelector('[data-chosen-version]')?.textContent).toBe(' 7.0.1');
});
