import postcss from 'postcss';
import { expect, test } from 'vitest';
import { takeRare } from './rare-media';

/** What becomes of a style sheet: what stays, and what is taken. */
const part = (css: string) => {
  const root = postcss.parse(css);
  const rare = takeRare(root);
  return [root.toString(), rare];
};

test.each([
  '@page{margin:16mm}',
  '@media print{a{top:0}}',
  '@media (scripting:none){a{top:0}}',
  '@media (forced-colors:active){a{top:0}}',
  '@media (not (min-width:80em)) and (scripting:none){a{top:0}}',
  '@media print,(scripting:none){a{top:0}}',
])('%s is rare', (css) => {
  expect(part(css)).toEqual(['', css]);
});

test.each([
  '@media screen{a{top:0}}',
  '@media not print{a{top:0}}',
  '@media (scripting:enabled){a{top:0}}',
  '@media not (scripting:none){a{top:0}}',
  '@media print,(hover:none){a{top:0}}',
])('%s is not', (css) => {
  expect(part(css)).toEqual([css, '']);
});

test('what is rare keeps the frames that it stood in', () => {
  const css = '@layer parts{@supports (top:0){@media print{a{top:0}}}a{top:1px}@media print{a{top:2px}}}';
  expect(part(css)).toEqual([
    '@layer parts{@supports (top:0){}a{top:1px}}',
    '@layer parts{@supports (top:0){@media print{a{top:0}}}}@layer parts{@media print{a{top:2px}}}',
  ]);
});
