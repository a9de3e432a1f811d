import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LogDoctor } from './log-doctor';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

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

async function show(): Promise<void> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() => root.render(<LogDoctor />));
  onTestFinished(() => act(() => root.unmount()));
}

/** Waits for what loads on demand, and for typing to pause. Within `act`, React would render nothing meanwhile. */
async function waitFor(check: () => void): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, { timeout: 20_000 });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

async function type(text: string): Promise<void> {
  const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
  await act(() => {
    set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const firstCause = () => document.querySelector('ol li');

test('examines what was pasted into the built page', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<LogDoctor />);
  field().value = log;
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(() => {
    root = hydrateRoot(place, <LogDoctor />);
  });
  onTestFinished(() => act(() => root?.unmount()));
  await waitFor(() => expect(firstCause()).not.toBeNull());
  expect(field().value).toBe(log);
});

test('clears the field and the report', async () => {
  await show();
  await act(() => button('Example')?.click());
  await waitFor(() => expect(firstCause()).not.toBeNull());
  await act(() => button('Clear')?.click());
  expect([field().value, firstCause(), button('Clear')]).toEqual(['', null, undefined]);
});

test('offers Retry if the answers cannot be loaded, and keeps the text', async () => {
  request.mockImplementationOnce(async () => new Response('', { status: 503 }));
  await show();
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain("Couldn't load"));
  await type(log);
  await act(() => button('Retry')?.click());
  await waitFor(() => expect(firstCause()).not.toBeNull());
  expect(request).toHaveBeenCalledTimes(2);
});
