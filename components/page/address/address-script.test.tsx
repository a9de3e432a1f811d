import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressScript } from './address-script';

// Runs before the imports, because the module reads the setting when it loads.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'));

const html = renderToStaticMarkup(<AddressScript />);

test('the script calls the functions that it holds, the first with the base path', () => {
  expect(html).toMatch(
    /^<script>\(function checkBasePath\(built\) \{.*\}\)\("\/docs"\);\(function canonicalizeUrl\(\) \{.*\}\)\(\)<\/script>$/s,
  );
});

test('nothing in the script ends its element', () => {
  expect(html.match(/<\/script/gi)).toHaveLength(1);
});
