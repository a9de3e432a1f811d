// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { showFeedback, swapAttributes } from './feedback';

const button = document.createElement('button');
const name = () => button.getAttribute('aria-label');
const show = (feedback: string) => showFeedback(button, () => swapAttributes(button, { 'aria-label': feedback }));

beforeEach(() => {
  vi.useFakeTimers();
  button.setAttribute('aria-label', 'Copy Shell');
  return () => {
    vi.runAllTimers();
    vi.useRealTimers();
  };
});

test('shows new feedback for the full time, and then the name at rest', () => {
  show('Copied');
  vi.advanceTimersByTime(1500);
  show('Copy the selection');
  vi.advanceTimersByTime(1999);
  expect(name()).toBe('Copy the selection');
  vi.advanceTimersByTime(1);
  expect(name()).toBe('Copy Shell');
});

test("removes an attribute that wasn't there before", () => {
  showFeedback(button, () => swapAttributes(button, { 'data-copied': '' }));
  expect(button.hasAttribute('data-copied')).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(button.hasAttribute('data-copied')).toBe(false);
});
