import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show } from '@/components/fixtures/react';
import { VersionLink } from './version-link';

const link = () => document.querySelector('a') as HTMLElement;
const send = (type: string) => act(() => link().firstElementChild?.dispatchEvent(new Event(type, { bubbles: true })));

beforeEach(async () => {
  localStorage.clear();
  window.location.href = 'https://site.example/lite/?tab=a#redis';
  document.body.replaceChildren();
  await show(
    <VersionLink name="1.0" href="/1.0/lite/">
      <b>1.0</b>
    </VersionLink>,
  );
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
