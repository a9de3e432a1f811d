// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { exceedsMovementThreshold, grabOnHold, grabScale } from './grab';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Press = PointerEventInit & { readonly on?: string };

/** Creates a picture on its stage, and functions that simulate a pointer. */
function stage() {
  document.body.innerHTML = '<div><img></div><button></button>';
  const element = document.querySelector('div') as HTMLElement;
  onTestFinished(grabOnHold(element, () => 2));
  const point = (type: string, clientX: number, clientY: number, { on = 'img', ...init }: Press = {}) =>
    document
      .querySelector(on)
      ?.dispatchEvent(
        new PointerEvent(type, { clientX, clientY, isPrimary: true, pointerType: 'mouse', bubbles: true, ...init }),
      );
  /** Clicks, and returns whether the page noticed it. */
  const click = () => {
    const onClick = vi.fn();
    document.addEventListener('click', onClick, { once: true });
    document.querySelector('img')?.click();
    document.removeEventListener('click', onClick);
    return onClick.mock.calls.length > 0;
  };
  return { element, point, click, isGrabbed: () => element.hasAttribute('data-grabbed') };
}

test('a press becomes a grab after 200 ms, which follows the pointer until it is released', () => {
  const { element, point, click, isGrabbed } = stage();
  point('pointerdown', 30, 40);
  vi.advanceTimersByTime(199);
  expect(isGrabbed()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isGrabbed()).toBe(true);
  expect(element.style.transformOrigin).toBe('30px 40px');
  expect(element.style.getPropertyValue('--grab-scale')).toBe('2');
  point('pointermove', 50, 60);
  expect(element.style.transformOrigin).toBe('50px 60px');
  point('pointerup', 50, 60);
  expect(isGrabbed()).toBe(false);
  // The release of a grab isn't a click.
  expect([click(), click()]).toEqual([false, true]);
});

test("a short press isn't a grab", () => {
  const { point, click, isGrabbed } = stage();
  point('pointerdown', 0, 0);
  vi.advanceTimersByTime(100);
  point('pointerup', 0, 0);
  vi.advanceTimersByTime(1000);
  expect(isGrabbed()).toBe(false);
  expect(click()).toBe(true);
});

test('a click after another press counts, even outside the picture', () => {
  const { point, click } = stage();
  point('pointerdown', 0, 0);
  vi.advanceTimersByTime(200);
  point('pointerup', 0, 0);
  point('pointerdown', 0, 0, { on: 'button' });
  expect(click()).toBe(true);
});

test('a mouse can move before a grab, and a finger that moves scrolls', () => {
  for (const [pointerType, expected] of [
    ['mouse', true],
    ['touch', false],
  ] as const) {
    const { point, isGrabbed } = stage();
    point('pointerdown', 0, 0, { pointerType });
    point('pointermove', 0, 60, { pointerType });
    vi.advanceTimersByTime(300);
    expect(isGrabbed()).toBe(expected);
  }
});

test('a canceled pointer ends the grab', () => {
  const { point, isGrabbed } = stage();
  point('pointerdown', 0, 0);
  vi.advanceTimersByTime(200);
  point('pointercancel', 0, 0);
  expect(isGrabbed()).toBe(false);
});

test.each([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false }],
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['an element outside the picture', { on: 'button' }],
])('a press with %s grabs nothing', (_, init) => {
  const { point, isGrabbed } = stage();
  point('pointerdown', 0, 0, init);
  vi.advanceTimersByTime(300);
  expect(isGrabbed()).toBe(false);
});

test.each([
  [100, 200, 1.5],
  [200, 200, 1.5],
  [600, 200, 3],
  [6000, 200, 4],
  [0, 200, 1.5],
])('scales a picture of %d pixels that is displayed at %d pixels by %f', (natural, shown, scale) => {
  expect(grabScale(natural, shown)).toBe(scale);
});

test.each([
  [39, -39, false],
  [0, -40, true],
  [40, 0, true],
])('a movement by %d px across and %d px down exceeds the threshold: %s', (x, y, expected) => {
  expect(exceedsMovementThreshold({ x: 100, y: 200 }, { x: 100 + x, y: 200 + y })).toBe(expected);
});
