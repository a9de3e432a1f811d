import { isKept, type KeptActions } from './kept-actions';
import { followers, isText } from './kinds-of-events';

/**
 * Does what a reader did before the page's scripts were there, once they are: in order, and where it was done. What is done meanwhile
 * comes behind.
 */
export async function carryOut({ actions, rests, isAsking }: KeptActions): Promise<void> {
  actions.unshift(...rests.filter(isThere));
  let isRepeating = false;
  // What is done meanwhile comes behind what was done already, such as Escape behind what opens; a press or the focus that goes elsewhere
  // comes too early for what an action is about to open, and comes again.
  const meanwhile = (event: Event) => {
    // Once the search is there, what is typed into its field is there too.
    const isTyped = isAsking && isText(event) && !(event.target instanceof HTMLInputElement);
    const isAction = isKept(event) || isTyped;
    if (isRepeating || !(isAction || followers.has(event.type))) {
      return;
    }
    if (isAction) {
      event.preventDefault();
      event.stopPropagation();
    }
    actions.push(event);
  };
  for (const name of ['click', 'keydown', ...followers]) {
    window.addEventListener(name, meanwhile, true);
  }
  for (let event = actions.shift(); event; event = actions.shift()) {
    // What the one before changes is there a frame later. A text is repeated at once, so that no key gets into the midst of it.
    if (!isText(event)) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    isRepeating = true;
    repeat(event);
    isRepeating = false;
  }
  for (const name of ['click', 'keydown', ...followers]) {
    window.removeEventListener(name, meanwhile, true);
  }
}

/** Whether the pointer, or the keyboard, is still where it came to rest. */
function isThere({ type, target }: Event): boolean {
  return target instanceof Element && target.matches(type === 'focusin' ? ':focus' : ':hover');
}

/** Sends an event of the same kind to the same place, or to the document when that is gone. */
function repeat(event: Event): void {
  const Kind = event.constructor as new (type: string, init: Event) => Event;
  const place = event.target instanceof Element && event.target.isConnected ? event.target : document.body;
  // The event itself is its description: what it holds has the names that the new one wants.
  place.dispatchEvent(new Kind(event.type, event));
}
