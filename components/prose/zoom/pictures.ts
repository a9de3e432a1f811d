import { closestTo, hasModifier } from '@/lib/browser/dom/closest';

/** Returns the frame of a clicked picture; null for other clicks, with modifiers, and for pictures that didn't load. */
export function frameOf(event: MouseEvent): Element | null {
  const isPlain = event.button === 0 && !hasModifier(event);
  const frame = closestTo(event, '[data-zoom]');
  return isPlain && frame?.dataset.zoom !== 'broken' && closestTo(event, '[data-enlarge], img, svg') ? frame : null;
}

/** Returns whether Enter repeats because it's held. Each repetition would be another click. */
export function isHeldEnter({ key, repeat, target }: KeyboardEvent): boolean {
  return repeat && key === 'Enter' && target instanceof Element && target.matches('[data-enlarge], dialog button');
}

export function pictureOf(frame: Element): HTMLImageElement | SVGSVGElement | null {
  return frame.querySelector<HTMLImageElement | SVGSVGElement>('img, svg[role="img"]');
}
