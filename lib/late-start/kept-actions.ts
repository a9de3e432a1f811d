import { followers, isText } from './kinds-of-events';

/** What a reader has done before the page's scripts were there, for `carryOut`. */
export type KeptActions = {
  /** In order; what comes meanwhile is put behind. */
  readonly actions: Event[];
  /** Where the pointer and the keyboard came to rest, as the events that told. */
  readonly rests: readonly Event[];
  /** Whether the search was asked for, so that what is typed is for it. */
  readonly isAsking: boolean;
};

/** What is looked at of an event, to know whether something must come of it. */
export type Action = Pick<Event, 'type' | 'target' | 'defaultPrevented'> &
  Partial<
    Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & Pick<MouseEvent, 'button'>
  >;

/** Where a browser acts by itself; an anchor of a heading has more to do than to lead there. */
const native = 'a[href]:not(.anchor), form, label, input, select, textarea, summary, audio, video';

const editable = 'input, select, textarea, button, [contenteditable]';

/** What arrow keys move through. */
const stepped = '[role="tab"], [aria-expanded]';

/**
 * Whether something must come of what a reader does before the page's scripts are there. Links, forms and fields work by themselves, and
 * so does what a script of the page itself has dealt with, such as the switch of the theme.
 *
 * @param action a click, or a key that goes down
 */
export function isKept(action: Action): boolean {
  const target = action.target instanceof Element ? action.target : null;
  if (action.defaultPrevented) {
    return false;
  }
  if (action.altKey) {
    // With Alt the key may write another letter.
    return action.code === 'KeyV' && action.shiftKey === true;
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
 * last place is kept.
 *
 * @returns `waiting`, how much there is to do; `handOver`, which ends the keeping; `giveUp`, for when the scripts cannot be loaded, which
 * forgets it, and goes where a control that needs them says that its reader is helped
 */
export function keepActions(): { waiting(): number; handOver(): KeptActions; giveUp(): void } {
  const actions: Event[] = [];
  const rests = new Map<string, Event>();
  /** Whether the search was asked for, so that what is typed is for it. */
  let isAsking = false;
  const keep = (event: Event) => {
    // A press or the focus elsewhere closes what an earlier action opens.
    if (followers.has(event.type) ? actions.length > 0 : isKept(event) || (isAsking && isText(event))) {
      const { type, key } = event as KeyboardEvent;
      if (type === 'keydown') {
        // Scripts that are about to be ready would do it too.
        event.stopPropagation();
        // The search and the steps would do something else in the browser; Escape would not.
        if (key !== 'Escape') {
          event.preventDefault();
        }
        isAsking ||= /^[/k]$/i.test(key);
      }
      actions.push(event);
    }
  };
  const rest = (event: Event) => rests.set(event.type, event);
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const name of ['click', 'keydown', ...followers]) {
      // React lets no key through while it takes the page over.
      window[change](name, keep, name === 'keydown');
    }
    for (const name of ['pointerover', 'mouseover', 'focusin']) {
      window[change](name, rest);
    }
  };
  listen('addEventListener');
  return {
    waiting: () => actions.length,
    handOver() {
      listen('removeEventListener');
      return { actions, rests: [...rests.values()], isAsking };
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
