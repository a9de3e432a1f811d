// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { addFonts } from './add-fonts';

const font = { family: 'mono', weight: '400 700', address: '/mono.woff2' };

/** Who waits for a paint. */
let painters: (() => void)[];
/** The fonts that the page shows, and those that were asked for. */
let shown: unknown[];
let asked: string[];
/** Whether font files can be loaded. */
let isThere: boolean;

/** Stands for the browser's own class. */
class Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: object;

  constructor(family: string, source: string, descriptors: object) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }

  load() {
    asked.push(this.source);
    return isThere ? Promise.resolve() : Promise.reject(new Error('NetworkError'));
  }
}

/** Tells of paints, when they come. */
class Paints {
  readonly tell: () => void;

  constructor(tell: () => void) {
    this.tell = tell;
  }

  observe({ type }: { readonly type: string }) {
    painters.push(...(type === 'paint' ? [this.tell] : []));
  }

  disconnect() {}
}

beforeEach(() => {
  [painters, shown, asked, isThere] = [[], [], [], true];
  localStorage.clear();
  vi.stubGlobal('FontFace', Face);
  vi.stubGlobal('PerformanceObserver', Paints);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: (face: object) => shown.push(face) } });
  return () => vi.unstubAllGlobals();
});

const paint = () => painters.forEach((tell) => void tell());
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a font is asked for only when the page has been painted', async () => {
  const added = addFonts([font]);
  await settled();
  expect(asked).toEqual([]);
  paint();
  await added;
  expect(asked).toEqual(['url(/mono.woff2)']);
  expect(shown).toMatchObject([{ family: 'mono', source: 'url(/mono.woff2)', descriptors: { weight: '400 700' } }]);
});

test('one that an earlier page has fetched is shown from the start, another one is not', async () => {
  const added = addFonts([font]);
  paint();
  await added;
  asked = [];
  void addFonts([font, { ...font, address: '/new.woff2' }]);
  await settled();
  expect(asked).toEqual(['url(/mono.woff2)']);
});

test('one that cannot be loaded is left out, and is not taken for fetched', async () => {
  isThere = false;
  const added = addFonts([font]);
  paint();
  await added;
  expect(shown).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('a reader whose bytes are counted is spared it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await addFonts([font]);
  paint();
  await settled();
  expect(asked).toEqual([]);
});
