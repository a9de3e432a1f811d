import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show as render, typeInto } from '@/components/fixtures/react';
import { clearValues } from '@/components/values/values-store';
import { callsOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { describeRequest, type RequestDescription } from '@/lib/content/api/request-descriptions';
import { RequestForm } from './request-form';
import { sharedAddress } from './shared-request';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  clearValues();
});

const loaf: RequestDescription = {
  method: 'PUT',
  url: 'https://[[domain]]/api/loaves/{id}',
  needsToken: true,
  parameters: {
    type: 'object',
    words: 'object',
    required: ['id'],
    properties: { id: { type: 'integer', words: 'integer', minimum: 1 } },
  },
  places: { id: 'path' },
  sent: { id: 7 },
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      words: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', words: 'string', description: 'What a `label` says.', maxLength: 5 },
        note: { type: ['string', 'null'], words: 'string or null' },
        shape: { type: 'string', words: 'string', enum: ['round', 'long'] },
        shops: {
          type: 'array',
          words: 'array',
          items: {
            type: 'object',
            words: 'object',
            required: ['city'],
            properties: { city: { type: 'string', words: 'string' } },
          },
        },
      },
    },
    examples: [
      { summary: 'Rye', value: { name: 'Rye' } },
      { summary: 'Wheat', value: { name: 'Wheat', note: null } },
    ],
  },
};

async function show(id = 'updateLoaf', description = loaf): Promise<void> {
  await render(<RequestForm id={id} description={description} />);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function field(label: string): Field {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const named =
    document.querySelector<Field>(`[aria-label="${label}"]`) ?? document.getElementById(found?.htmlFor ?? '');
  if (!named) {
    throw new Error(`No field is labeled ${label}.`);
  }
  return named as Field;
}

const fill = (label: string, text: string) => typeInto(field(label), text);

async function press(name: string): Promise<void> {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, input[type="checkbox"]')];
  const named = buttons.find((button) => [button.getAttribute('aria-label'), textOf(button)].includes(name));
  await act(() => named?.click());
}

const textOf = (button: HTMLElement) => (button.closest('label') ?? button).textContent;
const code = () => document.querySelector('figure code')?.textContent;
const status = () => document.querySelector('[role="status"]')?.textContent;

test.each(callsOf(openDocument()))('shows the fields of $id', async (call) => {
  await show(call.id, describeRequest(call));
  expect(status()).toBe('');
  expect(code()).toContain('curl ');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('writes what the fields contain, and counts those that are wrong', async () => {
  await show();
  expect(code()).toContain('"name": "Rye"');
  await fill('name', 'Spelt');
  await fill('id', '0');
  expect(code()).toContain('"name": "Spelt"');
  expect(status()).toBe('1 field needs a change.');
  expect(document.body.textContent).toContain('The minimum is 1.');
  await fill('name', 'Pumpernickel');
  expect(status()).toBe('2 fields need a change.');
  await fill('Start from', 'Wheat');
  expect([code(), status()]).toEqual([expect.stringMatching(/"Wheat".*"note": null/s), '1 field needs a change.']);
});

test('adds and removes fields and items, and moves the focus along', async () => {
  await show();
  await fill('Field to add', 'shops');
  await press('Add');
  expect(document.activeElement).toBe(field('city'));
  await fill('city', 'Riga');
  await press('Add an item');
  expect(document.activeElement).not.toBe(field('city'));
  expect([code(), document.activeElement?.tagName]).toEqual([expect.stringContaining('"city": "Riga"'), 'TEXTAREA']);
  await press('Remove this item');
  expect(code()).not.toContain('Riga');
  expect(document.activeElement?.textContent).toBe('Add an item');
  await press('Remove shops');
  expect(code()).not.toContain('shops');
  expect(document.activeElement).toBe(field('Field to add'));
});

test('a field can be null, and keeps its text', async () => {
  await show();
  await press('Add');
  await fill('note', 'crisp');
  await press('null');
  expect(code()).toContain('"note": null');
  expect(field('note').disabled).toBe(true);
  await press('null');
  expect(code()).toContain('"note": "crisp"');
});

test('shows a value from an address that the operation lacks as wrong', async () => {
  window.location.hash = new URL(sharedAddress('updateLoaf', { parameters: { id: 1 }, body: { shape: 'flat' } })).hash;
  await show();
  window.location.hash = '';
  expect([field('shape').value, status()]).toEqual(['flat', '1 field needs a change.']);
  await fill('shape', 'long');
  expect([code(), status()]).toEqual([expect.stringContaining('"shape": "long"'), '']);
});

test('shows its example if the address is malformed', async () => {
  window.location.hash = '#request=%';
  await show();
  window.location.hash = '';
  expect(code()).toContain('"name": "Rye"');
});

test('keeps a valid token for the tab, and marks where it goes', async () => {
  await show();
  await fill('Access token', 'Bearer 1|abc');
  expect(sessionStorage.getItem('api-token')).toBe('1|abc');
  expect(JSON.stringify({ ...localStorage })).not.toContain('abc');
  expect(document.querySelector('[data-placeholder="access-token"]')).not.toBeNull();
  await fill('Access token', 'a b');
  expect(sessionStorage.getItem('api-token')).toBe('');
  await act(() => field('Access token').dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(field('Access token').getAttribute('aria-invalid')).toBe('true');
});

test('remembers the language', async () => {
  await show();
  await fill('Language', 'python');
  expect(code()).toContain('import requests');
  expect(localStorage.getItem('request-language')).toBe('python');
});
