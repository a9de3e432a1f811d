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

test('marks an image when it fails to load', () => {
  byId('image').addEventListener('error', markOnError);
  byId('image').dispatchEvent(new Event('error'));
  expect(byId('frame').dataset.zoom).toBe('broken');
});

test('marks an image that failed to load before', async () => {
  setImage({ complete: true, naturalWidth: 0 });
  markBroken(document);
  await vi.waitFor(() => expect(byId('frame').dataset.zoom).toBe('broken'));
});

test.each([
  ['an image that is still loading', { complete: false, naturalWidth: 0 }],
  ['an image that has loaded', { complete: true, naturalWidth: 10 }],
  ['an SVG without intrinsic dimensions', { complete: true, naturalWidth: 0, decodes: true }],
])("doesn't mark %s", async (_, state) => {
  setImage(state);
  markBroken(document);
  await new Promise((resolve) => setTimeout(resolve));
  expect(byId('frame').dataset.zoom).toBe('');
});
