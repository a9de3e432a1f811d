import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test, vi } from 'vitest';
import { NavbarItemBoundary } from './navbar-item-boundary';

afterAll(() => vi.unstubAllGlobals());

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

test.each([
  ['an error', new Error('out of order'), 'out of order'],
  ['a string', 'a string', 'a string'],
  ['nothing', null, 'The error has no message.'],
])(
  'an item that throws %s shows the message and its configuration, and the other items still work',
  (_, thrown, text) => {
    const container = document.createElement('div');
    const root = createRoot(container, { onCaughtError: () => undefined });
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
    expect(container.querySelector('summary')?.textContent).toBe(text);
    expect(container.querySelector('details')?.textContent).toContain(
      'please check the item in the theme configuration',
    );
    expect(JSON.parse(container.querySelector('pre')?.textContent ?? '')).toEqual({ type: 'theme' });
    expect(container.querySelector('b')?.textContent).toBe('fine');
    act(() => root.unmount());
  },
);
