/** What is looked at of an event, to know whether something must come of it. */
export type Action = Pick<Event, 'type' | 'target' | 'defaultPrevented'> &
  Partial<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & Pick<MouseEvent, 'button'>>;

/** Where a browser acts by itself; an anchor of a heading has more to do than to lead there. */
const native = 'a[href]:not(.anchor), form, label, input, select, textarea, summary, audio, video';

const editable = 'input, select, textarea, button, [contenteditable]';

/** What arrow keys move through. */
const stepped = '[role="tab"], [aria-expanded]';

/** What is done again only behind something else. */
const followers: ReadonlySet<string> = new Set(['pointerdown', 'focusin']);

/**
 * Whether something must come of what a reader does before the page's scripts are there. Links, forms and fields work by themselves, and
 * so does what a script of the page itself has dealt with, such as the switch of the theme.
 *
 * @param action a click, or a key that goes down
 */
export function isKept(action: Action): boolean {
  const target = action.target instanceof Element ? action.target : null;
  if (action.defaultPrevented || action.altKey) {
    return false;
  }
  const withControl = Boolean(action.ctrlKey || action.metaKey);
  if (action.type === 'click') {
    return action.button === 0 && !withControl && !action.shiftKey && target !== null && !target.closest(native);
  }
  if (withControl) {
    return action.key?.toLowerCase() === 'k' && !action.shiftKey;
  }
  if (action.key === '/') {
    return !target?.closest(editable);
  }
  const isStep = /^(?:Arrow|Home$|End$)/.test(action.key ?? '') && Boolean(target?.closest(stepped));
  return isStep || action.key === 'Escape';
}

/**
 * Keeps what a reader does from now on, so that it can be done once the scripts are there. Of where the pointer and the keyboard rest, the
 * last place is kept. What is typed for the search while it is carried out comes behind what was typed before.
 *
 * @returns `waiting`, how much there is to do; `carryOut`, which does it, in order, and ends the keeping; `giveUp`, for when
 * the scripts cannot be loaded, which forgets it, and goes where a control that needs them says that its reader is helped
 */
export function keepActions(): { waiting(): number; carryOut(): Promise<void>; giveUp(): void } {
  const actions: Event[] = [];
  const rests = new Map<string, Event>();
  /** Whether the search was asked for, so that what is typed is for it. */
  let isAsking = false;
  let isRepeating = false;
  const keep = (event: Event) => {
    // A press or the focus elsewhere closes what an earlier action opens.
    if (followers.has(event.type) ? actions.length > 0 : isKept(event) || (isAsking && isText(event))) {
      // The search and the steps would do something else in the browser; Escape would not.
      if (event.type === 'keydown' && (event as KeyboardEvent).key !== 'Escape') {
        event.preventDefault();
      }
      actions.push(event);
      isAsking ||= event.type === 'keydown' && /^[/k]$/i.test((event as KeyboardEvent).key);
    }
  };
  const rest = (event: Event) => rests.set(event.type, event);
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const name of ['click', 'keydown', ...followers]) {
      window[change](name, keep);
    }
    for (const name of ['pointerover', 'mouseover', 'focusin']) {
      window[change](name, rest);
    }
  };
  listen('addEventListener');
  return {
    waiting: () => actions.length,
    async carryOut() {
      listen('removeEventListener');
      actions.unshift(...[...rests.values()].filter(isThere));
      rests.clear();
      // What is typed meanwhile comes behind what is typed already; a press or the focus that goes elsewhere comes too early for what an
      // action is about to open, and comes again.
      const meanwhile = (event: Event) => {
        const isTyped = isAsking && isText(event);
        if (isRepeating || !(isTyped || followers.has(event.type))) {
          return;
        }
        if (isTyped) {
          event.preventDefault();
          event.stopPropagation();
        }
        actions.push(event);
      };
      for (const name of ['keydown', ...followers]) {
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
      for (const name of ['keydown', ...followers]) {
        window.removeEventListener(name, meanwhile, true);
      }
    },
    giveUp() {
      isAsking = false;
      for (const { type, target } of actions.splice(0)) {
        const control = type === 'click' && target instanceof Element ? target.closest('[data-without-scripts]') : null;
        if (control) {
          location.hash = control.getAttribute('data-without-scripts') ?? '';
        }
      }
    },
  };
}

/** Whether an event is a key that writes, or changes what was written. */
function isText(event: Event): boolean {
  const { type, key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  return (
    type === 'keydown' &&
    !(ctrlKey || metaKey || altKey) &&
    (key.length === 1 || key === 'Backspace' || key === 'Enter')
  );
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
