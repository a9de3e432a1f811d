import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AddressScript } from './address-script';

// Runs before the imports, because the module reads the setting when it loads.
vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/docs'));

test('renders one script that checks the address, and nothing that ends it early', () => {
  const html = renderToStaticMarkup(<AddressScript />);
  expect(html).toMatch(/^<script>\(function checkAddress\(built\) \{.*\}\)\("\/docs"\)<\/script>$/s);
  expect(html.match(/<\/script/gi)).toHaveLength(1);
});
