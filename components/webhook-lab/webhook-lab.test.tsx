import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { show, typeInto, waitFor } from '@/components/fixtures/react';
import { WebhookLab } from './webhook-lab';

beforeEach(() => void document.body.replaceChildren());

async function type(label: string, text: string): Promise<void> {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor ?? '';
  await typeInto(document.getElementById(id) as HTMLElement, text);
}

const status = () => document.querySelector('[role="status"]')?.textContent;

test('shows the signature of a body once there are a secret and a body', async () => {
  const container = await show(<WebhookLab />);
  await type('Secret', 'key');
  expect(container.querySelector('figure')).toBeNull();
  await type('Raw body', 'The quick brown fox jumps over the lazy dog');
  // The HMAC-SHA256 of this text and this key (https://en.wikipedia.org/wiki/HMAC#Examples).
  await waitFor(() =>
    expect(container.querySelector('figure code')?.textContent).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    ),
  );
  expect(status()).toBe('');
  await type('Secret', '');
  expect(container.querySelector('figure')).toBeNull();
});

test('says what is wrong with a signature, and whether it matches', async () => {
  await show(<WebhookLab />);
  await type('Secret', 'key');
  await type('Raw body', 'text');
  await type('Signature header', 'nonsense');
  await waitFor(() => expect(status()).toBe("The signature doesn't match."));
  const signature = document.querySelector('figure code')?.textContent ?? '';
  await type('Signature header', signature.toUpperCase());
  await waitFor(() => expect(document.querySelector('li')?.textContent).toContain('uppercase'));
  await type('Signature header', signature);
  await waitFor(() => expect(status()).toBe('The signature matches.'));
});

test('masks the secret until the reader shows it', async () => {
  await show(<WebhookLab />);
  const button = document.querySelector('button[aria-label="Show Secret"]') as HTMLElement;
  const secret = document.getElementById('webhook-secret');
  expect(secret?.hasAttribute('data-masked')).toBe(true);
  await act(() => button.click());
  expect([secret?.hasAttribute('data-masked'), button.textContent]).toEqual([false, 'Hide']);
});
