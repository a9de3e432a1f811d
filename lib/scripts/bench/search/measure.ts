import type { Browser } from '@playwright/test';
import { slowness } from '@/lib/scripts/bench/slow-line';
import { type Figures, figuresOf } from '@/lib/search/golden/figures';
import type { GoldenQuery } from '@/lib/search/golden/golden-query';
import type { Asked, Open } from './browser/adapter';
import type { Contender } from './contenders';
import { serveContender } from './serve-bench';

/** An engine's measurements. */
export type Measured = {
  readonly name: string;
  /** Per page: a hit on any section counts as a hit on its page, because some engines only know pages. */
  readonly byPage: Readonly<Record<string, Figures>>;
  /** Per section. */
  readonly bySection: Readonly<Record<string, Figures>>;
  /** Time from the first fetch until the index is open, and per keystroke, in milliseconds with CPU throttling. */
  readonly openMs: number;
  readonly keystrokeMs: { readonly median: number; readonly p95: number };
};

type Bench = { ask: Asked; open: Open };

/** Measures an engine in a browser. */
export async function measure(
  browser: Browser,
  contender: Contender,
  sets: Readonly<Record<string, readonly GoldenQuery[]>>,
  typed: readonly string[],
): Promise<Measured> {
  const server = await serveContender(contender);
  const page = await browser.newPage();
  try {
    // tsx wraps functions in a call to `__name` to keep their names, and that helper doesn't exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
    await page.goto(server.address);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const openMs = await page.evaluate(async () => {
      const bench = globalThis as unknown as Bench;
      const engine: { open: Open } = await import(new URL('/engine.js', window.location.href).href);
      const started = performance.now();
      const load = async (name: string) => (await fetch(`/index/${name}`)).text();
      bench.ask = await engine.open(load, '/index');
      return performance.now() - started;
    });
    const times = await page.evaluate(async (texts) => {
      const { ask } = globalThis as unknown as Bench;
      const taken: number[] = [];
      for (const text of texts) {
        for (let end = 1; end <= Math.min(40, text.length); end++) {
          const started = performance.now();
          await ask(text.slice(0, end));
          taken.push(performance.now() - started);
        }
      }
      return taken.sort((a, b) => a - b);
    }, typed);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const ask = (text: string) => page.evaluate((asked) => (globalThis as unknown as Bench).ask(asked), text);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      name: contender.name,
      byPage: await figuresBy(sets, async (text) => [...new Set((await ask(text)).map(pageOf))], true),
      bySection: await figuresBy(sets, ask, false),
      openMs,
      keystrokeMs: { median: at(0.5), p95: at(0.95) },
    };
  } finally {
    await page.close();
    await server.close();
  }
}

const pageOf = (url: string) => url.replace(/#.*$/, '');

async function figuresBy(
  sets: Readonly<Record<string, readonly GoldenQuery[]>>,
  ask: Asked,
  isByPage: boolean,
): Promise<Record<string, Figures>> {
  const figures: Record<string, Figures> = {};
  for (const [kind, queries] of Object.entries(sets)) {
    const wanted = isByPage
      ? queries.map(([query, ...places]) => [query, ...places.map(pageOf)] as GoldenQueryParts)
      : queries;
    figures[kind] = await figuresOf(wanted as readonly GoldenQuery[], ask);
  }
  return figures;
}

type GoldenQueryParts = [string, ...string[]];
