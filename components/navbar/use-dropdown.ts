'use client';

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moveOf } from './dropdown-keys';

/** Closed; open; or dismissed, which keeps it closed although the pointer still rests on it. */
type State = 'closed' | 'open' | 'dismissed';

/** The state of a dropdown, and the listeners for the element around its button and its links. */
export function useDropdown() {
  const root = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('closed');
  // Together with what shows that it is open: a reader may press Escape as soon as it is to be seen.
  useLayoutEffect(() => (state === 'open' ? closeFromOutside(root.current, setState) : undefined), [state]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a')];
    const at = stops.indexOf(event.target as HTMLElement);
    const move = moveOf(event.key, at, stops.length);
    const plain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (move && plain && (move.open || state === 'open')) {
      event.preventDefault();
      // A link takes the focus only once its list is shown.
      flushSync(() => setState(move.open ? 'open' : 'dismissed'));
      stops[move.focus]?.focus();
    }
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { target, nativeEvent } = event;
    if (target instanceof Element && target.closest('a')) {
      setState('dismissed');
    } else if (target instanceof Element && target.closest('button')) {
      // The mouse has opened it by coming here, so its click does not close it again.
      const isOpened = opensByComing(event, 'pointerType' in nativeEvent && nativeEvent.pointerType);
      setState(state === 'open' && !isOpened ? 'dismissed' : 'open');
    }
  };
  const onHover = (next: State) => (event: PointerEvent) => opensByComing(event, event.pointerType) && setState(next);

  return {
    state,
    listeners: { ref: root, onKeyDown, onClick, onPointerEnter: onHover('open'), onPointerLeave: onHover('closed') },
  };
}

/** Whether a pointer opens a dropdown by coming to it: a mouse does, but for the drawer, where the list takes its place among others. */
function opensByComing({ currentTarget }: { readonly currentTarget: EventTarget }, pointer: unknown): boolean {
  return pointer === 'mouse' && !(currentTarget as Element).closest('dialog');
}

/** Closes an open dropdown when the focus or a press goes elsewhere, and on Escape while only the pointer is on it. */
function closeFromOutside(root: HTMLElement | null, setState: (state: State) => void): () => void {
  const onOutside = ({ target }: Event) => {
    if (target instanceof Node && !root?.contains(target)) {
      setState('closed');
    }
  };
  const onEscape = ({ key }: Event & { readonly key: string }) => key === 'Escape' && setState('dismissed');
  document.addEventListener('pointerdown', onOutside);
  document.addEventListener('focusin', onOutside);
  document.addEventListener('keydown', onEscape);
  return () => {
    document.removeEventListener('pointerdown', onOutside);
    document.removeEventListener('focusin', onOutside);
    document.removeEventListener('keydown', onEscape);
  };
}
