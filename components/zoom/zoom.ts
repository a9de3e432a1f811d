/** What a reader enlarges: nothing, a picture that is about to open, or one that is open. Each picture by the element around it. */
export type Zoom = { readonly stage: 'closed' } | { readonly stage: 'coming' | 'open'; readonly frame: Element };

export type ZoomEvent =
  /** A click; `frame` is that of the picture or button that was clicked, if any. */
  { readonly type: 'click'; readonly frame: Element | null } | { readonly type: 'due' | 'escape' | 'gone' };

export const closed: Zoom = { stage: 'closed' };

/** How long an opening can still be called off, in milliseconds. */
export const delay = 500;

/**
 * What is enlarged after an event. Within the delay a second click, wherever it goes, or Escape calls the opening off; a click on another
 * picture opens that one instead.
 */
export function zoomAfter(zoom: Zoom, event: ZoomEvent): Zoom {
  switch (event.type) {
    case 'click':
      if (event.frame && (zoom.stage === 'closed' || event.frame !== zoom.frame)) {
        return { stage: 'coming', frame: event.frame };
      }
      return zoom.stage === 'open' && !event.frame ? zoom : closed;
    case 'due':
      return zoom.stage === 'coming' ? { stage: 'open', frame: zoom.frame } : zoom;
    case 'escape':
    case 'gone':
      return closed;
  }
}
