// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageGroup, storageSlot } from './storage-slot';

beforeEach(() => localStorage.clear());

describe('storageSlot', () => {
  test('is empty at first', () => {
    expect(storageSlot('a').read()).toBeNull();
  });

  test('returns what was written', () => {
    storageSlot('a').write('1');
    expect(storageSlot('a').read()).toBe('1');
  });

  test('is empty after clear()', () => {
    storageSlot('a').write('1');
    storageSlot('a').clear();
    expect(storageSlot('a').read()).toBeNull();
  });

  test('is independent of other slots', () => {
    storageSlot('a').write('1');
    storageSlot('b').clear();
    expect(storageSlot('a').read()).toBe('1');
    expect(storageSlot('b').read()).toBeNull();
  });

  test('uses its key as the name of the item', () => {
    storageSlot('a').write('1');
    expect(localStorage.getItem('a')).toBe('1');
  });
});

describe.each([
  ['is blocked', () => Promise.reject],
  ['is missing', () => null],
  ['is full or broken', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
])('if storage %s', (_, storage) => {
  beforeEach(() => {
    const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage as unknown as () => Storage);
    onTestFinished(() => spy.mockRestore());
  });

  test('read() returns null', () => {
    expect(storageSlot('a').read()).toBeNull();
  });

  test('write() does nothing', () => {
    expect(storageSlot('a').write('1')).toBeUndefined();
  });

  test('clear() does nothing', () => {
    expect(storageSlot('a').clear()).toBeUndefined();
  });
});

/** Fails as storage does if it's full or the reader has blocked it. */
function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

describe('storageGroup', () => {
  test('reads and clears only the items with its prefix', () => {
    localStorage.setItem('other', '1');
    const group = storageGroup('a.');
    group.slot('x').write('1');
    group.slot('y').write('');
    expect(group.readAll()).toEqual({ x: '1', y: '' });
    group.clearAll();
    expect({ ...localStorage }).toEqual({ other: '1' });
  });

  test('is empty if storage is blocked', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    const group = storageGroup('a.');
    expect(group.readAll()).toEqual({});
    expect(() => group.clearAll()).not.toThrow();
  });
});

describe('onChange', () => {
  const listener = vi.fn();
  const store = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  test.each([
    ['a slot', storageSlot('a.x')],
    ['a group', storageGroup('a.')],
  ])('of %s calls the listener until that is ended', (_, { onChange }) => {
    const stop = onChange(listener);
    for (const change of [() => store('a.x'), () => store(null), () => show(true)]) {
      listener.mockClear();
      change();
      expect(listener).toHaveBeenCalledOnce();
    }
    listener.mockClear();
    store('b.x');
    show(false);
    expect(listener).not.toHaveBeenCalled();
    stop();
    store('a.x');
    show(true);
    expect(listener).not.toHaveBeenCalled();
  });
});
