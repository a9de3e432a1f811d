import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '@/lib/site/config';
import { ThemeScript } from './theme-script';

const html = renderToStaticMarkup(<ThemeScript />);

test('the script calls the function that it holds with the key and the colours', () => {
  expect(html).toMatch(/^<script>\(function startTheme\(.*\}\)\(.*\)<\/script><noscript>/s);
  expect(html).toContain(`("theme",${JSON.stringify(site.themeColor)})</script>`);
});

test('nothing in the script ends its element', () => {
  expect(html.match(/<\/script/gi)).toHaveLength(1);
});
