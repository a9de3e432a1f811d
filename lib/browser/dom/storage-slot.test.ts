// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageGroup, storageSlot } from './storage-slot';

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

/** Fails as storage does if it's full or the reader has blocked it. */
function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('a group', () => {
  test('holds what begins alike, by the rest of its key, and clears nothing else', () => {
    localStorage.setItem('other', '1');
    const group = storageGroup('a.');
    group.slot('x').write('1');
    group.slot('y').write('');
    expect(group.readAll()).toEqual({ x: '1', y: '' });
    group.clearAll();
    expect({ ...localStorage }).toEqual({ other: '1' });
  });

  test('is empty where storage is blocked', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    const group = storageGroup('a.');
    expect(group.readAll()).toEqual({});
    expect(() => group.clearAll()).not.toThrow();
  });
});
