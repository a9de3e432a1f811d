import { expect, test } from 'vitest';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { generate } from './generate';
import { kindError } from './kinds';

test('generates valid values that differ', () => {
  const generated = Object.values(placeholders).flatMap((entry) => ('generate' in entry ? [entry] : []));
  expect(generated.length).toBeGreaterThan(3);
  for (const { kind, generate: generator } of generated) {
    const values = Array.from({ length: 50 }, () => generate(generator));
    expect(values.map((value) => kindError(kind, value))).toEqual(values.map(() => null));
    expect(new Set(values).size).toBeGreaterThan(generator === 'digits' ? 45 : 49);
  }
});

test('generates application keys of 32 bytes', () => {
  expect(atob(generate('app-key').replace('base64:', ''))).toHaveLength(32);
});

test('generates passwords of 28 evenly distributed letters and digits', () => {
  const text = Array.from({ length: 400 }, () => generate('password')).join('');
  expect(text).toMatch(/^[A-Za-z2-9]{11200}$/);
  const counts = new Map<string, number>();
  for (const letter of text) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect(counts.size).toBe(57);
  expect(Math.max(...counts.values())).toBeLessThan(320);
});
