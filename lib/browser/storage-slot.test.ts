// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageSlot } from './storage-slot';

beforeEach(() => localStorage.clear());

describe('a slot', () => {
  test('is empty at first', () => {
    expect(storageSlot('a').read()).toBeNull();
  });

  test('gives back what was written', () => {
    storageSlot('a').write('1');
    expect(storageSlot('a').read()).toBe('1');
  });

  test('is empty again once it is cleared', () => {
    storageSlot('a').write('1');
    storageSlot('a').clear();
    expect(storageSlot('a').read()).toBeNull();
  });

  test('is not another slot', () => {
    storageSlot('a').write('1');
    storageSlot('b').clear();
    expect(storageSlot('a').read()).toBe('1');
    expect(storageSlot('b').read()).toBeNull();
  });

  test('is the item of its key', () => {
    storageSlot('a').write('1');
    expect(localStorage.getItem('a')).toBe('1');
  });
});

describe.each([
  ['is blocked', () => Promise.reject],
  ['is missing', () => null],
  ['is full or broken', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
])('where storage %s', (_, storage) => {
  beforeEach(() => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage as unknown as () => Storage);
    onTestFinished(() => spy.mockRestore());
  });

  test('reading finds nothing', () => {
    expect(storageSlot('a').read()).toBeNull();
  });

  test('writing does nothing', () => {
    expect(storageSlot('a').write('1')).toBeUndefined();
  });

  test('clearing does nothing', () => {
    expect(storageSlot('a').clear()).toBeUndefined();
  });
});

/** What storage does that is full, or that the reader has forbidden. */
function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
