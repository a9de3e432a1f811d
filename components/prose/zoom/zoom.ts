/** The enlarged picture, identified by its frame: none, one that's about to open, or one that's open. */
export type Zoom = { readonly stage: 'closed' } | { readonly stage: 'opening' | 'open'; readonly frame: Element };

export type ZoomEvent =
  | { readonly type: 'click'; readonly frame: Element | null }
  | { readonly type: 'due' | 'escape' | 'closed' };

export const closed: Zoom = { stage: 'closed' };

/** How long a picture takes to open, during which it can be canceled, in milliseconds (specification, section 4). */
export const openDelayMs = 500;

/** Dispatched on the document when the `data-zoom` of a frame has changed. */
export const zoomChangeEvent = 'zoom-change';

/** Dispatched on the document by React when the enlarged picture is back in its place. */
export const zoomClosedEvent = 'zoom-closed';

/**
 * Returns the state after an event. While a picture is about to open, a second click anywhere and Escape cancel it,
 * except that a click on another picture opens that one instead.
 */
export function zoomAfter(zoom: Zoom, event: ZoomEvent): Zoom {
  switch (event.type) {
    case 'click':
      if (event.frame && (zoom.stage === 'closed' || event.frame !== zoom.frame)) {
        return { stage: 'opening', frame: event.frame };
      }
      return zoom.stage === 'open' && !event.frame ? zoom : closed;
    case 'due':
      return zoom.stage === 'opening' ? { stage: 'open', frame: zoom.frame } : zoom;
    case 'escape':
    case 'closed':
      return closed;
  }
}
