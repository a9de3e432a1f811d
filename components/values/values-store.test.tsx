import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearValues, currentValues, onValues, setValue } from './values-store';

beforeEach(() => {
  clearValues();
  localStorage.clear();
});

const stored = () => ({ ...localStorage });

test('values are stored, and secrets only remembered', () => {
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  expect(currentValues()).toEqual({ domain: 'a.example', 'db-password': 'hush' });
  expect(stored()).toEqual({ 'values.domain': 'a.example' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hush');
});

test('what other tabs stored in between is kept, and a change elsewhere is told', () => {
  const heard = vi.fn();
  onTestFinished(onValues(heard));
  setValue('domain', 'a.example');
  localStorage.setItem('values.email', 'me@a.example');
  setValue('db-name', 'db');
  expect(currentValues()).toEqual({ domain: 'a.example', email: 'me@a.example', 'db-name': 'db' });
  heard.mockClear();
  localStorage.setItem('values.domain', 'b.example');
  localStorage.removeItem('values.email');
  window.dispatchEvent(new StorageEvent('storage', { key: 'values.domain' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(currentValues()).toEqual({ domain: 'b.example', 'db-name': 'db' });
});

test('a value is taken away, and the last one leaves nothing', () => {
  setValue('domain', 'a.example');
  setValue('domain', null);
  expect(currentValues()).toEqual({});
  expect(stored()).toEqual({});
});

test('clearing forgets secrets too', () => {
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  localStorage.setItem('values.of-an-older-site', 'a');
  localStorage.setItem('theme', 'light');
  clearValues();
  expect(currentValues()).toEqual({});
  expect(stored()).toEqual({ theme: 'light' });
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'where %s of storage throws, values last as long as the tab',
  (method) => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    const broken = new Proxy(localStorage, {
      get: (storage, key) => (key === method ? refuse : Reflect.get(storage, key, storage)),
    });
    const spy = vi.spyOn(window, 'localStorage', 'get').mockReturnValue(broken);
    onTestFinished(() => spy.mockRestore());
    setValue('domain', 'a.example');
    setValue('email', 'me@a.example');
    expect(currentValues()).toMatchObject({ domain: 'a.example', email: 'me@a.example' });
  },
);
