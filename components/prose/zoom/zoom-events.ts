/** Dispatched on the document when the `data-zoom` of a frame has changed. */
export const zoomChangeEvent = 'zoom-change';

/** Dispatched on the document by React when the enlarged picture is back in its place. */
export const zoomClosedEvent = 'zoom-closed';
