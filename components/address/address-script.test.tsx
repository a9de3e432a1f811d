import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddressScript } from './address-script';

const html = renderToStaticMarkup(<AddressScript />);

test('the script calls the function that it holds', () => {
  expect(html).toMatch(/^<script>\(function settleAddress\(\) \{.*\}\)\(\)<\/script>$/s);
});

test('nothing in the script ends its element', () => {
  expect(html.match(/<\/script/gi)).toHaveLength(1);
});
