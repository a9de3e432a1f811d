import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressScript } from './address-script';

// Runs before the imports, because the module reads the setting when it loads.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'));

const html = renderToStaticMarkup(<AddressScript />);

test('renders one script that checks the base path and then canonicalizes the URL', () => {
  expect(html).toMatch(
    /^<script>\(function checkBasePath\(built\) \{.*\}\)\("\/docs"\);\(function canonicalizeUrl\(\) \{.*\}\)\(\)<\/script>$/s,
  );
});

test('contains nothing that ends the script element', () => {
  expect(html.match(/<\/script/gi)).toHaveLength(1);
});
