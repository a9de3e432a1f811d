import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { VersionLink } from './version-link';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const link = () => document.querySelector('a') as HTMLElement;
const send = (type: string) => act(() => link().firstElementChild?.dispatchEvent(new Event(type, { bubbles: true })));

beforeEach(async () => {
  localStorage.clear();
  window.location.href = 'https://site.example/lite/?tab=a#redis';
  document.body.replaceChildren();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() =>
    root.render(
      <VersionLink name="1.0" href="/1.0/lite/">
        <b>1.0</b>
      </VersionLink>,
    ),
  );
  onTestFinished(() => act(() => root.unmount()));
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'gets the query and the hash on %s, and only once',
  async (type) => {
    expect(link().getAttribute('href')).toBe('/1.0/lite/');
    await send(type);
    await send(type);
    expect(link().getAttribute('href')).toBe('/1.0/lite/?tab=a#redis');
  },
);

test('stores its version when it is followed', async () => {
  link().addEventListener('click', (event) => event.preventDefault());
  expect(localStorage.length).toBe(0);
  await send('click');
  expect(localStorage.getItem('version')).toBe('1.0');
});
