let locks = 0;

/**
 * Prevents the page from scrolling until the returned function is called; with several locks, until the last one is
 * released. The root element gets `data-scroll-locked`, with the value `gutter` if a scrollbar disappears whose space
 * must be reserved. A touch can still scroll elements that are scrollable: Safari on iOS scrolls the page behind a
 * dialog regardless of CSS, so touches elsewhere are canceled.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let isLocked = true;
  locks += 1;
  if (locks === 1) {
    root.dataset.scrollLocked = window.innerWidth > root.clientWidth ? 'gutter' : '';
    document.addEventListener('touchmove', keepStill, { passive: false });
  }
  return () => {
    locks -= Number(isLocked);
    if (isLocked && locks === 0) {
      delete root.dataset.scrollLocked;
      document.removeEventListener('touchmove', keepStill);
    }
    isLocked = false;
  };
}

function keepStill(event: TouchEvent): void {
  const isPinch = event.touches.length > 1;
  if (!isPinch && event.cancelable && !canScroll(event.target)) {
    event.preventDefault();
  }
}

/** Returns whether an element around the target, other than the page itself, has more content than it shows. */
function canScroll(target: EventTarget | null): boolean {
  for (
    let element = target instanceof Element ? target : null;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY)) {
      return true;
    }
  }
  return false;
}
