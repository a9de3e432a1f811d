// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { fileAdder, hint } from './add-files';

/** The elements that were added, and what tells them that their file is there, or is not. */
let elements: (HTMLScriptElement | HTMLLinkElement)[];
const tell = (at: number, what: 'load' | 'error') => elements[at]?.dispatchEvent(new Event(what));

beforeEach(() => {
  elements = [];
  document.head.innerHTML = '';
  // Nothing may be fetched here.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    elements.push(element as HTMLScriptElement);
  });
  return () => vi.restoreAllMocks();
});

test('scripts are added in order, as React looks for them', async () => {
  const adding = fileAdder(['/1.js', '/2.js']).addScripts();
  expect(elements.map((element) => element.outerHTML)).toEqual([
    '<script src="/1.js" async=""></script>',
    '<script src="/2.js" async=""></script>',
  ]);
  tell(0, 'load');
  tell(1, 'load');
  await adding;
});

test('scripts are fetched before they may run', () => {
  hint('preload', 'script', ['/1.js', '/2.js']);
  expect(elements.map((element) => element.outerHTML)).toEqual([
    '<link rel="preload" as="script" href="/1.js">',
    '<link rel="preload" as="script" href="/2.js">',
  ]);
});

test('those that are fetched ahead wait until nothing else is to do, each in a task of its own', () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => tasks.push(act));
  hint('prefetch', 'style', ['/1.css', '/2.css']);
  expect(elements).toEqual([]);
  tasks[0]?.();
  expect(elements.map((element) => element.outerHTML)).toEqual(['<link rel="prefetch" as="style" href="/1.css">']);
  tasks[1]?.();
  expect(elements).toHaveLength(2);
});

test('a style sheet is added as React does it', async () => {
  const adding = fileAdder([]).addStyle('/1.css');
  tell(0, 'load');
  await adding;
  expect(elements[0]?.outerHTML).toBe('<link rel="stylesheet" href="/1.css" data-precedence="next">');
});

test('what failed is added again, and only that', async () => {
  const { addScripts } = fileAdder(['/1.js', '/2.js']);
  const first = addScripts();
  tell(0, 'load');
  tell(1, 'error');
  await expect(first).rejects.toThrow('/2.js could not be loaded.');
  const second = addScripts();
  expect(elements.map((element) => element.getAttribute('src'))).toEqual(['/1.js', '/2.js', '/2.js']);
  tell(2, 'load');
  await second;
});

test('a failure is told once all others are settled, so that none is taken for added', async () => {
  const { addScripts } = fileAdder(['/1.js', '/2.js']);
  const told = vi.fn();
  const first = addScripts().catch(told);
  tell(0, 'error');
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  tell(1, 'error');
  await first;
  void addScripts();
  expect(elements).toHaveLength(4);
});
