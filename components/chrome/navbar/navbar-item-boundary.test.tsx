import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { NavbarItemBoundary } from './navbar-item-boundary';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

test.each([
  ['an error', new Error('out of order'), 'out of order'],
  ['something that is no error', 'a string', 'a string'],
  ['nothing', null, 'The error has no message.'],
])('an item that throws %s shows it with the item, beside the others', async (_, thrown, text) => {
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  act(() =>
    root.render(
      <>
        <NavbarItemBoundary item={{ type: 'theme' }}>
          <Broken thrown={thrown} />
        </NavbarItemBoundary>
        <NavbarItemBoundary item={{ type: 'search' }}>
          <b>fine</b>
        </NavbarItemBoundary>
      </>,
    ),
  );
  // The component that shows the error is loaded first.
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(place.querySelector('summary')).not.toBeNull();
  });
  expect(place.querySelector('summary')?.textContent).toBe(text);
  expect(place.querySelector('details')?.textContent).toContain('please check the item in the theme configuration');
  expect(JSON.parse(place.querySelector('pre')?.textContent ?? '')).toEqual({ type: 'theme' });
  expect(place.querySelector('b')?.textContent).toBe('fine');
  act(() => root.unmount());
});
