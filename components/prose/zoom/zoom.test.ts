// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { closed, type Zoom, type ZoomEvent, zoomAfter } from './zoom';

const frame = document.createElement('span');
const other = document.createElement('span');
const opening: Zoom = { stage: 'opening', frame };
const open: Zoom = { stage: 'open', frame };
const click = (on: Element | null): ZoomEvent => ({ type: 'click', frame: on });

test.each<[string, Zoom, ZoomEvent, Zoom]>([
  ['a click announces a picture', closed, click(frame), opening],
  ['a click elsewhere does nothing', closed, click(null), closed],
  ['after the delay it opens', opening, { type: 'due' }, open],
  ['a second click calls it off', opening, click(frame), closed],
  ['also one elsewhere', opening, click(null), closed],
  ['Escape calls it off', opening, { type: 'escape' }, closed],
  ['a click on another picture announces that one', opening, click(other), { stage: 'opening', frame: other }],
  ['what was called off does not open', closed, { type: 'due' }, closed],
  ['an open picture stays open on a click elsewhere', open, click(null), open],
  ['one that is still loading is called off by a click', open, click(frame), closed],
  ['or by Escape', open, { type: 'escape' }, closed],
  ['or by a click on another', open, click(other), { stage: 'opening', frame: other }],
  ['a picture that is gone is closed', open, { type: 'closed' }, closed],
])('%s', (_, before, event, after) => {
  expect(zoomAfter(before, event)).toEqual(after);
});
