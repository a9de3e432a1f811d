import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brokenContracts, contracts } from './contracts';

test('every assumption holds in the installed packages', () => {
  expect(brokenContracts('node_modules')).toEqual([]);
});

test('every assumption that breaks is reported with the module that needs it', () => {
  const broken = brokenContracts('content');
  expect(broken).toHaveLength(contracts.length);
  for (const [at, { usedBy }] of contracts.entries()) {
    expect(broken[at]).toContain(`${usedBy} assumes that`);
    expect(existsSync(usedBy), usedBy).toBe(true);
  }
});
