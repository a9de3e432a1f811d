import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkPreview } from './link-preview';

test('renders each property of a page once', () => {
  const page = {
    title: 'Updating "Lite"',
    description: 'How to.',
    address: 'https://a.example/x',
    picture: 'https://a.example/x.png',
  };
  const html = renderToStaticMarkup(<LinkPreview page={page} />);
  expect(html).toContain('<meta property="og:title" content="Updating &quot;Lite&quot;"/>');
  expect(html).toContain('<meta property="og:url" content="https://a.example/x"/>');
  expect(html).toContain('<meta property="og:image" content="https://a.example/x.png"/>');
  expect(html.match(/How to\./g)).toHaveLength(1);
});
