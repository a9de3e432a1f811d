import { expect, test } from 'vitest';
import { partFonts } from './font-faces';

test('fonts go, and all else stays as it is', () => {
  expect(partFonts('@layer a,b;@font-face{font-family:x;src:url(x.woff2)}@layer a{a{top:0}}')).toEqual({
    css: '@layer a,b;@layer a{a{top:0}}',
    fonts: '@font-face{font-family:x;src:url(x.woff2)}',
  });
});
