import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from './laid-out';

/** What has moved since the page began to load, by the measure of Core Web Vitals: by how much, and which elements. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  await waitUntilLaidOut(page);
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node?: Node }[];
        };
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          // Tools report three decimals: below that, it is the end of a line that was painted while the browser still parsed it.
          for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.001)) {
            const nodes = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
            shifts.push(`${value}: ${nodes.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}
