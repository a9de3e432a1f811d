import { storageSlot } from '@/lib/browser/dom/storage-slot';

const slot = storageSlot('upgrade-ticks');
const maxTicks = 500;

export function readTicks(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(slot.read() ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(-maxTicks) : []);
  } catch {
    return new Set();
  }
}

export function writeTick(key: string, isTicked: boolean): void {
  const others = [...readTicks()].filter((each) => each !== key);
  slot.write(JSON.stringify(isTicked ? [...others, key] : others));
}

export function clearTicks(keys: readonly string[]): void {
  slot.write(JSON.stringify([...readTicks()].filter((key) => !keys.includes(key))));
}
