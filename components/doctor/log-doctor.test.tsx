import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate, show, typeInto, waitFor } from '@/components/fixtures/react';
import { LogDoctor } from './log-doctor';

const denied = '/troubleshooting/database#sqlstatehy000-1045-access-denied';
const answers = { [denied]: { text: 'The password is wrong. Correct it:', docker: 'docker compose up -d' } };
const log = `mixpost-1 | SQLSTATE[HY000] [1045] Access denied for user 'a'@'b' DB_PASSWORD=hunter22`;

const request = vi.fn();

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  request.mockReset().mockImplementation(async () => Response.json(answers));
  vi.stubGlobal('fetch', request);
});

const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

const firstCause = () => document.querySelector('ol li');

test('examines what was pasted into the built page', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<LogDoctor />);
  field().value = log;
  await hydrate(place, <LogDoctor />);
  await waitFor(() => expect(firstCause()).not.toBeNull());
  expect(field().value).toBe(log);
});

test('clears the field and the report', async () => {
  await show(<LogDoctor />);
  await act(() => button('Example')?.click());
  await waitFor(() => expect(firstCause()).not.toBeNull());
  await act(() => button('Clear')?.click());
  expect([field().value, firstCause(), button('Clear')]).toEqual(['', null, undefined]);
});

test('offers Retry if the answers cannot be loaded, and keeps the text', async () => {
  request.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await show(<LogDoctor />);
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain("Couldn't load"));
  await typeInto(field(), log);
  await act(() => button('Retry')?.click());
  await waitFor(() => expect(firstCause()).not.toBeNull());
  expect(request).toHaveBeenCalledTimes(2);
});
