import { expect, test } from 'vitest';
import { withoutFonts } from './font-faces';

test('fonts go, and all else stays as it is', () => {
  expect(withoutFonts('@layer a,b;@font-face{font-family:x;src:url(x.woff2)}@layer a{a{top:0}}')).toBe(
    '@layer a,b;@layer a{a{top:0}}',
  );
});
