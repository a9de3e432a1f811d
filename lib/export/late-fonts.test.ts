import postcss from 'postcss';
import { expect, test } from 'vitest';
import { takeLateFonts } from './late-fonts';

const face = (display: string) =>
  `@font-face{font-family:mono;src:url(/m.woff2)format("woff2");font-display:${display};font-weight:400 700}`;

test('a font that may come late leaves the style sheet, but for browsers without scripts', () => {
  const root = postcss.parse(`a{top:0}${face('swap')}b{top:0}`);
  expect(takeLateFonts(root)).toEqual({
    fonts: [{ family: 'mono', weight: '400 700', address: '/m.woff2' }],
    css: `@media (scripting:none){${face('swap')}}`,
  });
  expect(root.toString()).toBe('a{top:0}b{top:0}');
});

test.each(['optional', 'block'])('a font that is %s stays', (display) => {
  const root = postcss.parse(face(display));
  expect(takeLateFonts(root)).toEqual({ fonts: [], css: '' });
  expect(root.toString()).toBe(face(display));
});

test('one without a weight is refused, because a script could not declare it', () => {
  const root = postcss.parse('@font-face{font-family:mono;src:url(/m.woff2);font-display:swap}');
  expect(() => takeLateFonts(root)).toThrow('needs a family, a weight and an address: @font-face');
});
