/** The element around a picture that can be enlarged, with its button. */
const frameSelector = '[data-zoom]';

/** The frame of the picture whose button or whose image a click was on; null for other clicks, and for pictures that did not load. */
export function frameOf(event: MouseEvent): Element | null {
  const target = event.target instanceof Element ? event.target : null;
  const frame = target?.closest(frameSelector) ?? null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && frame?.getAttribute('data-zoom') !== 'broken' && target?.closest('[data-enlarge], img, svg')
    ? frame
    : null;
}

/** Whether Enter repeats because it is held: each repetition would be a click, which opens, calls off, and closes. */
export function isHeldEnter({ key, repeat, target }: KeyboardEvent): boolean {
  return repeat && key === 'Enter' && target instanceof Element && target.matches('[data-enlarge], dialog button');
}

/** The image or drawing of a frame. */
export function pictureOf(frame: Element): HTMLImageElement | SVGSVGElement | null {
  return frame.querySelector<HTMLImageElement | SVGSVGElement>('img, svg[role="img"]');
}
