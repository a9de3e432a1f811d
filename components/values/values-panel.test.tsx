import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show, typeInto } from '@/components/fixtures/react';
import { changePanelState } from './panel-state';
import { ValuesPanel } from './values-panel';
import { clearValues, currentValues, setValue } from './values-store';

const page = `<main><span data-placeholder="domain">a</span><span data-placeholder="db-password">b</span></main>`;

beforeEach(() => {
  document.body.innerHTML = page;
  localStorage.clear();
  clearValues();
  changePanelState({ drafts: {}, replaced: {}, cleared: null });
});

const open = (opened = '') => show(<ValuesPanel opened={opened} />);
const labels = () => [...document.querySelectorAll<HTMLLabelElement>('label')];
const field = (name: string) => labels().find(({ textContent }) => textContent === name)?.control as HTMLInputElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
const press = (element: HTMLElement | undefined) => act(() => element?.click());
const status = () => [...document.querySelectorAll('[role="status"]')].at(-1)?.textContent;

const type = (name: string, text: string) => typeInto(field(name), text);

/** Returns what a field shows, whether it's wrong, and its error. */
function read(name: string) {
  const input = field(name);
  return [input.value, input.getAttribute('aria-invalid'), document.getElementById(`${input.id}-error`)?.textContent];
}

test.each([
  ['email', 'Your email address'],
  ['*', 'Database password'],
])('opens at the value %s, in its group', async (opened, label) => {
  setValue('domain', 'a.example');
  await open(opened);
  expect(document.activeElement).toBe(field(label));
  expect(field(label).closest('details:not([open])')).toBeNull();
});

test('restores cleared values and drafts until there is a new value', async () => {
  await open();
  expect([status(), button('Clear all')]).toEqual(['Nothing filled in', undefined]);
  await type('Domain', 'a.example');
  await type('Your email address', 'me@');
  await press(button('Clear all'));
  expect([status(), currentValues(), field('Your email address').value]).toEqual(['Cleared 1', {}, '']);
  await press(button('Undo'));
  expect([status(), currentValues()]).toEqual(['1 filled in', { domain: 'a.example' }]);
  expect(field('Your email address').value).toBe('me@');
  await press(button('Clear all'));
  await act(() => setValue('db-name', 'new'));
  expect([status(), button('Undo')]).toEqual(['1 filled in', undefined]);
});

test('shows values that another tab stores', async () => {
  await open();
  localStorage.setItem('values.domain', 'b.example');
  await act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'values.domain' })));
  expect([field('Domain').value, status()]).toEqual(['b.example', '1 filled in']);
});

test('a version belongs to the chosen edition', async () => {
  await open();
  expect(field('Version')).toBeUndefined();
  await press(field('Pro'));
  await type('Version', '7.x');
  expect([currentValues(), read('Version')]).toEqual([
    { edition: 'pro' },
    ['7.x', 'true', expect.stringMatching(/dots/)],
  ]);
  await type('Version', '7.2');
  expect(currentValues()).toEqual({ edition: 'pro', version: '7.2' });
  await press(field('Lite'));
  expect([currentValues(), field('Version').value]).toEqual([{ edition: 'lite' }, '']);
});

test('lists the pages that use a value, and fetches them again after a failure', async () => {
  const request = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(Response.json({ domain: [{ path: '/server', title: 'Server' }] }));
  vi.stubGlobal('fetch', request);
  await open();
  const lists = [...document.querySelectorAll('details')].at(-1) as HTMLDetailsElement;
  const toggle = (isOpen: boolean) =>
    act(async () => {
      lists.open = isOpen;
      lists.dispatchEvent(new Event('toggle'));
    });
  expect(request).not.toHaveBeenCalled();
  await toggle(true);
  expect(lists.querySelector('[role="alert"]')).not.toBeNull();
  await toggle(false);
  await toggle(true);
  expect(lists.querySelector('a')?.getAttribute('href')).toBe('/server');
});
