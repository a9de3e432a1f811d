// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { storageGroup, storageSlot } from './storage-slot';

beforeEach(() => localStorage.clear());

test('a slot keeps a value under its key until it is cleared', () => {
  const [slot, other] = [storageSlot('a'), storageSlot('b')];
  expect(slot.read()).toBeNull();
  slot.write('1');
  other.clear();
  expect([slot.read(), other.read(), localStorage.getItem('a')]).toEqual(['1', null, '1']);
  slot.clear();
  expect(slot.read()).toBeNull();
});

test.each([
  ['is blocked', () => fail()],
  ['is missing', () => null],
  ['is full or broken', () => ({ getItem: fail, setItem: fail, removeItem: fail })],
])('if storage %s, reads return null, and writes do nothing', (_, storage) => {
  const spy = vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage as unknown as () => Storage);
  onTestFinished(() => spy.mockRestore());
  const group = storageGroup('a.');
  storageSlot('a').write('1');
  storageSlot('a').clear();
  group.clearAll();
  expect([storageSlot('a').read(), group.readAll()]).toEqual([null, {}]);
});

/** Fails as storage does if it's full or the reader has blocked it. */
function fail(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const listener = vi.fn();
const store = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each([
  ['a slot', storageSlot('a.x')],
  ['a group', storageGroup('a.')],
])('`onChange` of %s calls the listener until that is ended', (_, { onChange }) => {
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
