import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { clearValues, currentValues, onValues, setValue } from './values-store';

beforeEach(() => clearValues());

const stored = () => JSON.parse(localStorage.getItem('values') ?? 'null');

test('values are stored, and secrets only remembered', () => {
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  expect(currentValues()).toEqual({ domain: 'a.example', 'db-password': 'hush' });
  expect(stored()).toEqual({ domain: 'a.example' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('hush');
});

test('what other tabs stored in between is kept, and a change elsewhere is told', () => {
  const heard = vi.fn();
  onTestFinished(onValues(heard));
  setValue('domain', 'a.example');
  localStorage.setItem('values', JSON.stringify({ domain: 'a.example', email: 'me@a.example' }));
  setValue('db-name', 'db');
  expect(stored()).toEqual({ domain: 'a.example', email: 'me@a.example', 'db-name': 'db' });
  heard.mockClear();
  localStorage.setItem('values', JSON.stringify({ domain: 'b.example' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'values' }));
  expect(heard).toHaveBeenCalledOnce();
  expect(currentValues()).toEqual({ domain: 'b.example' });
});

test('a value is taken away, and the last one leaves nothing', () => {
  setValue('domain', 'a.example');
  setValue('domain', null);
  expect(currentValues()).toEqual({});
  expect(localStorage.getItem('values')).toBeNull();
});

test('clearing forgets secrets too', () => {
  setValue('domain', 'a.example');
  setValue('db-password', 'hush');
  clearValues();
  expect(currentValues()).toEqual({});
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'where %s of storage throws, values last as long as the tab',
  (method) => {
    const broken = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    onTestFinished(() => broken.mockRestore());
    setValue('domain', 'a.example');
    setValue('email', 'me@a.example');
    expect(currentValues()).toMatchObject({ domain: 'a.example', email: 'me@a.example' });
  },
);
