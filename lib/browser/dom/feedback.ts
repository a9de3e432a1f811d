/** How long a control shows what its press did, in milliseconds. */
const feedbackMs = 2000;

const running = new WeakMap<Element, () => void>();

/**
 * Shows on a control what its press did, for two seconds. New feedback replaces the current one and gets the full time.
 * Afterward, the control is as it was before the first one.
 *
 * @param show changes the control, and returns what changes it back
 */
export function showFeedback(control: Element, show: () => () => void): void {
  endFeedback(control);
  const restore = show();
  const timer = setTimeout(endFeedback, feedbackMs, control);
  running.set(control, () => {
    clearTimeout(timer);
    restore();
  });
}

function endFeedback(control: Element): void {
  running.get(control)?.();
  running.delete(control);
}

export function swapAttributes(target: Element, attributes: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(attributes).map((name) => [name, target.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(attributes)) {
    target.setAttribute(name, value);
  }
  return () => {
    for (const [name, value] of before) {
      if (value === null) {
        target.removeAttribute(name);
      } else {
        target.setAttribute(name, value);
      }
    }
  };
}
