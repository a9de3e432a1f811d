import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkPreview } from './link-preview';

test('says each thing of a page once, for every site that shows links', () => {
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
