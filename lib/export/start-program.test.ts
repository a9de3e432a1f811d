import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startProgram } from './start-program';

const write = startProgram(process.cwd());
const files = { styles: ['/1.css'], fonts: [], scripts: ['/1.js'], payload: { address: '/</script>.txt', length: 1 } };

test('the script is the same each time, small, and ends no element', () => {
  expect(startProgram(process.cwd())(files)).toBe(write(files));
  expect(write(files).length).toBeLessThan(6000);
  expect(write(files)).not.toMatch(/<\/script|<!--/i);
});

test('it runs with the files that it is given, and leaves no name behind', () => {
  const fetched: string[] = [];
  const listened: string[] = [];
  const listen = (name: string) => listened.push(name);
  const page = {
    document: { documentElement: { dataset: {} }, readyState: 'loading', addEventListener: listen },
    addEventListener: listen,
    location: { hash: '' },
    screen: { width: 360, height: 740 },
    PerformanceObserver: class {
      observe() {}
    },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    fetch: (address: string) => fetched.push(address),
  };
  const names = Object.keys(page);
  runInNewContext(write(files), Object.assign(page, { window: page, self: page }));
  expect(listened).toContain('pointermove');
  expect(listened).toContain('load');
  expect(fetched).toEqual([]);
  expect(Object.keys(page)).toEqual([...names, 'window', 'self']);
});
