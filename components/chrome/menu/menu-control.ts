import { closestTo, hasModifier } from '@/lib/browser/dom/events';

/**
 * Menus are `details` elements, which the browser opens. `data-menu="hover"` also opens on hover, except in the drawer.
 */
const menuSelector = 'details[data-menu]';
const hoverSelector = 'details[data-menu="hover"]:not(dialog *)';

/** Adds what readers expect of native menus: hover, arrow keys, Escape, and closing when the reader moves on. */
export function installMenus(): void {
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && followPointer(event));
  document.addEventListener('click', (event) => {
    const menu = closestTo<HTMLDetailsElement>(event, menuSelector);
    closeAll(menuSelector, menu);
    if (menu && closestTo(event, 'a')) {
      close(menu);
    } else if (menu && 'hovered' in menu.dataset && closestTo(event, 'summary')) {
      // The menu opened when the mouse entered it, so this click would close it again.
      event.preventDefault();
      delete menu.dataset.hovered;
    }
  });
  document.addEventListener('focusin', (event) => closeAll(menuSelector, closestTo(event, menuSelector)));
  document.addEventListener('keydown', moveByKey);
}

function closeAll(selector: string, except: Element | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${selector}[open]`)) {
    if (menu !== except) {
      close(menu);
    }
  }
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  delete menu.dataset.hovered;
}

function followPointer(event: PointerEvent): void {
  const menu = closestTo<HTMLDetailsElement>(event, hoverSelector);
  const isEntering = menu && !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget));
  if (isEntering && !menu.open) {
    closeAll(menuSelector, menu);
    menu.dataset.hovered = '';
    menu.open = true;
  } else {
    // A menu that was opened by a click or key stays open.
    closeAll(`${hoverSelector}[data-hovered]`, menu);
  }
}

function moveByKey(event: KeyboardEvent): void {
  const inside = closestTo<HTMLDetailsElement>(event, menuSelector);
  const menu =
    inside ?? (event.key === 'Escape' ? document.querySelector<HTMLDetailsElement>(`${menuSelector}[open]`) : null);
  if (!menu || event.defaultPrevented || hasModifier(event)) {
    return;
  }
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
  const move = menuMove(event.key, stops.indexOf(event.target as HTMLElement), stops.length);
  if (move && (move.isOpen || menu.open)) {
    event.preventDefault();
    if (move.isOpen) {
      menu.open = true;
    } else {
      close(menu);
    }
    if (inside) {
      stops[move.focus]?.focus();
    }
  }
}

/** What a key does in a menu: which stop gets the focus (0 is the button, then the entries), and whether it's open. */
type MenuMove = { readonly focus: number; readonly isOpen: boolean };

/**
 * Returns what a key does at one of a menu's stops (ARIA Authoring Practices Guide, disclosure navigation).
 *
 * @param index the stop that has the focus
 * @param count the number of stops, including the button
 * @returns null for keys that the browser handles, such as Enter on the button
 */
export function menuMove(key: string, index: number, count: number): MenuMove | null {
  switch (key) {
    case 'Escape':
      return { focus: 0, isOpen: false };
    case 'ArrowDown':
      return { focus: index >= count - 1 ? 1 : index + 1, isOpen: true };
    case 'ArrowUp':
      return { focus: index <= 1 ? count - 1 : index - 1, isOpen: true };
    case 'Home':
      return index > 0 ? { focus: 1, isOpen: true } : null;
    case 'End':
      return index > 0 ? { focus: count - 1, isOpen: true } : null;
    default:
      return null;
  }
}
