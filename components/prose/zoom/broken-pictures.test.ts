// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { markBroken, markOnError } from './broken-pictures';

beforeEach(() => {
  document.body.innerHTML = `<span id="frame" data-zoom=""><img id="image"></span>`;
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Gives the image the state that a browser would report. */
function setImage(state: { complete: boolean; naturalWidth: number; decodes?: boolean }) {
  const decode = () => (state.decodes ? Promise.resolve() : Promise.reject(new Error('broken')));
  for (const [name, value] of Object.entries({ ...state, decode })) {
    Object.defineProperty(byId('image'), name, { value, configurable: true });
  }
}

test('an image is marked when it fails', () => {
  byId('image').addEventListener('error', markOnError);
  byId('image').dispatchEvent(new Event('error'));
  expect(byId('frame').dataset.zoom).toBe('broken');
});

test('an image is marked when it has failed before', async () => {
  setImage({ complete: true, naturalWidth: 0 });
  markBroken(document);
  await vi.waitFor(() => expect(byId('frame').dataset.zoom).toBe('broken'));
});

test.each([
  ['one that is still loading', { complete: false, naturalWidth: 0 }],
  ['one that is there', { complete: true, naturalWidth: 10 }],
  ['a drawing without a size of its own', { complete: true, naturalWidth: 0, decodes: true }],
])('%s is not marked', async (_, state) => {
  setImage(state);
  markBroken(document);
  await new Promise((resolve) => setTimeout(resolve));
  expect(byId('frame').dataset.zoom).toBe('');
});

test('nothing is marked for the error of a script', () => {
  document.addEventListener('error', markOnError, { capture: true, once: true });
  document.body.dispatchEvent(new Event('error'));
  expect(document.querySelector('[data-zoom=broken]')).toBeNull();
});
