import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folders = ['components', 'app'];

function filesEndingIn(...ends: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((name) => ends.some((end) => name.endsWith(end)) && !name.includes('.test.')),
  );
}

/** The classes that are used from each CSS module, by the module's path from the root. */
const used = new Map<string, Set<string>>();
for (const file of filesEndingIn('.tsx', '.ts')) {
  const source = readFileSync(file, 'utf8');
  for (const [, name = '', from = ''] of source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const module = from.startsWith('@/') ? from.slice(2) : join(file, '..', from).replaceAll('\\', '/');
    const classes = used.get(module) ?? new Set();
    for (const [, className = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
      classes.add(className);
    }
    used.set(module, classes);
  }
}

describe.each(filesEndingIn('.module.css'))('%s', (module) => {
  const css = readFileSync(module, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/:global\([^)]*\)/g, '');
  const defined = new Set([...css.matchAll(/\.([a-zA-Z_][\w-]*)(?=[^{}]*\{)/g)].map((match) => match[1] ?? ''));

  test('defines every class that components use', () => {
    expect([...(used.get(module) ?? [])].filter((name) => !defined.has(name))).toEqual([]);
  });

  test('defines no unused class', () => {
    expect([...defined].filter((name) => !used.get(module)?.has(name))).toEqual([]);
  });
});

test('every imported CSS module exists', () => {
  expect([...used.keys()].filter((module) => !existsSync(module))).toEqual([]);
});
