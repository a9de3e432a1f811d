// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { closed, type Zoom, type ZoomEvent, zoomAfter } from './zoom';

const frame = document.createElement('span');
const other = document.createElement('span');
const opening: Zoom = { stage: 'opening', frame };
const open: Zoom = { stage: 'open', frame };
const click = (on: Element | null): ZoomEvent => ({ type: 'click', frame: on });

test.each<[string, Zoom, ZoomEvent, Zoom]>([
  ['a click on a picture starts to open it', closed, click(frame), opening],
  ['a click elsewhere does nothing', closed, click(null), closed],
  ['a picture opens after the delay', opening, { type: 'due' }, open],
  ['a second click cancels opening', opening, click(frame), closed],
  ['a click elsewhere cancels opening', opening, click(null), closed],
  ['Escape cancels opening', opening, { type: 'escape' }, closed],
  ['a click on another picture opens that one instead', opening, click(other), { stage: 'opening', frame: other }],
  ["a canceled picture doesn't open", closed, { type: 'due' }, closed],
  ['an open picture stays open on a click elsewhere', open, click(null), open],
  ['a click closes a picture that is still loading', open, click(frame), closed],
  ['Escape closes a picture that is still loading', open, { type: 'escape' }, closed],
  [
    'a click on another picture replaces one that is still loading',
    open,
    click(other),
    { stage: 'opening', frame: other },
  ],
  ['a picture that was removed is closed', open, { type: 'closed' }, closed],
])('%s', (_, before, event, after) => {
  expect(zoomAfter(before, event)).toEqual(after);
});
