// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearValues, currentValues, onValues, setValue } from './values-store';

beforeEach(() => {
  clearValues();
  localStorage.clear();
});

const stored = () => ({ ...localStorage });

test('stores values, and keeps secrets only in memory', () => {
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  expect(currentValues()).toEqual({ domain: 'a.example', 'db-password': 'hush' });
  expect(stored()).toEqual({ 'values.domain': 'a.example' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hush');
});

test('keeps values that other tabs store, and notifies listeners of changes in other tabs', () => {
  const listener = vi.fn();
  onTestFinished(onValues(listener));
  setValue('domain', 'a.example');
  localStorage.setItem('values.email', 'me@a.example');
  setValue('db-name', 'db');
  expect(currentValues()).toEqual({ domain: 'a.example', email: 'me@a.example', 'db-name': 'db' });
  listener.mockClear();
  localStorage.setItem('values.domain', 'b.example');
  localStorage.removeItem('values.email');
  window.dispatchEvent(new StorageEvent('storage', { key: 'values.domain' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(currentValues()).toEqual({ domain: 'b.example', 'db-name': 'db' });
});

test('shares secrets with another copy of the module, and notifies it of changes', async () => {
  const query = '?copy';
  const other: typeof import('./values-store') = await import(/* @vite-ignore */ `./values-store${query}`);
  const listener = vi.fn();
  onTestFinished(other.onValues(listener));
  setValue('db-password', 'hush');
  expect([other.currentValues(), listener.mock.calls.length]).toEqual([{ 'db-password': 'hush' }, 1]);
  other.clearValues();
  expect(currentValues()).toEqual({});
});

test('removes values, secrets too, and nothing else from storage', () => {
  setValue('domain', 'a.example');
  setValue('domain', null);
  expect([currentValues(), stored()]).toEqual([{}, {}]);
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  localStorage.setItem('values.of-an-older-site', 'a');
  localStorage.setItem('theme', 'light');
  clearValues();
  expect(currentValues()).toEqual({});
  expect(stored()).toEqual({ theme: 'light' });
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'keeps values for the browser tab if %s of storage throws',
  (method) => {
    const throwQuotaError = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const broken = new Proxy(localStorage, {
      get: (storage, key) => (key === method ? throwQuotaError : Reflect.get(storage, key, storage)),
    });
    const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(broken);
    onTestFinished(() => spy.mockRestore());
    setValue('domain', 'a.example');
    setValue('email', 'me@a.example');
    expect(currentValues()).toMatchObject({ domain: 'a.example', email: 'me@a.example' });
  },
);
