import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from './laid-out';

/**
 * Returns the layout shifts since the page began to load, as Core Web Vitals measures them: their values and elements.
 */
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
          // Smaller shifts are the end of a line that was painted while it was still being parsed.
          for (const { value, sources } of (list.getEntries() as Shift[]).filter((shift) => shift.value >= 0.002)) {
            const nodes = sources.map(({ node }) => `${node?.nodeName} “${node?.textContent?.slice(0, 40)}”`);
            shifts.push(`${value}: ${nodes.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 100);
      }),
  );
}
