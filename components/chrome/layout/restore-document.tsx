'use client';

import { useLayoutEffect, useState } from 'react';
import { openModal } from '@/lib/browser/dom/modal';
import { redrawEvent } from '@/lib/browser/dom/on-page';

/** Text, which React sets once. */
const kept = '.static';
const dialogs = 'dialog[id]';
const folds = 'body details';
const fields = 'input[id], textarea[id]';

/**
 * Puts back what readers see and what they have entered, chosen, opened, and pressed, if React draws the whole document
 * again. It does so if the document isn't as it was built, for example because the browser has translated it or an
 * extension has removed an element.
 */
export function RestoreDocument() {
  const [restore] = useState(() => (typeof document === 'undefined' ? undefined : captureDocument()));
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}

/** Remembers the document, and returns a function that restores it if it has been drawn again. */
function captureDocument(): () => void {
  const root = document.documentElement;
  const main = document.querySelector('main');
  const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const);
  const color = document.querySelector('meta[name="theme-color"]');
  const elements = outermost();
  const typed = new Map(fieldsOf().map(({ id, value }) => [id, value]));
  const open = detailsOf().map((each) => each.open);
  const openDialogs = [...document.querySelectorAll<HTMLDialogElement>(dialogs)].filter((each) => each.open);
  const focused = document.activeElement;
  const pressed = controlOf([...document.querySelectorAll(':active')].at(-1));
  const place = pressed?.getBoundingClientRect();
  return () => {
    if (main === document.querySelector('main')) {
      return;
    }
    for (const [name, value] of attributes) {
      root.setAttribute(name, value);
    }
    document.head.append(color ?? '');
    const drawn = outermost();
    if (drawn.length === elements.length) {
      drawn.forEach((element, at) => {
        element.replaceWith(elements[at] ?? element);
      });
    }
    for (const field of fieldsOf()) {
      field.value = typed.get(field.id) ?? field.value;
    }
    for (const { id } of openDialogs) {
      reopen(id);
    }
    const details = detailsOf();
    if (details.length === open.length) {
      details.forEach((each, at) => {
        each.open = open[at] ?? each.open;
      });
    }
    const again = focused?.isConnected ? focused : document.getElementById(focused?.id ?? '');
    if (again instanceof HTMLElement) {
      again.focus({ preventScroll: true });
    }
    if (pressed && place) {
      finishPress(pressed, place);
    }
    document.dispatchEvent(new Event(redrawEvent));
  };
}

/** Presses what has replaced a pressed control when the pointer is released, because browsers send no click for it. */
function finishPress({ localName }: Element, { left, top }: DOMRect): void {
  const end = new AbortController();
  for (const type of ['pointerup', 'pointerdown', 'pointercancel']) {
    const onEnd = ({ target }: Event) => {
      const released = controlOf(target);
      const box = released?.getBoundingClientRect();
      end.abort();
      if (type === 'pointerup' && released?.localName === localName && box?.left === left && box.top === top) {
        released.click();
      }
    };
    document.addEventListener(type, onEnd, { capture: true, signal: end.signal });
  }
}

function controlOf(target: EventTarget | null | undefined): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a, button, summary') : null;
}

function outermost(): Element[] {
  return [...document.querySelectorAll(kept)].filter((element) => !element.parentElement?.closest(kept));
}

function detailsOf(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(folds)];
}

function fieldsOf(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields)];
}

function reopen(id: string): void {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) {
    openModal(dialog);
  }
}
