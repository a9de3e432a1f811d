import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figure, type FigureProps } from './figure';

test('a page that names a drawing that does not exist stops the build', () => {
  const name = 'backup-round-trip' as FigureProps['name'];
  expect(() => renderToStaticMarkup(<Figure name={name} caption="" />)).toThrow(
    /^<Figure> names the drawing "backup-round-trip", which doesn't exist; write one of .*oauth-round-trip/,
  );
});
