import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageMenu } from './page-menu';

const page = { markdownPath: '/lite/index.md', editUrl: null, assistantPrompt: null };

test('links to assistants only if the site names some', () => {
  expect(renderToStaticMarkup(<PageMenu page={{ ...page, assistantLinks: [] }} />)).not.toContain('Open in');
  const links = [{ label: 'Claude', href: 'https://claude.ai/new?q=a' }];
  expect(renderToStaticMarkup(<PageMenu page={{ ...page, assistantLinks: links }} />)).toContain(
    '<a href="https://claude.ai/new?q=a" rel="nofollow">Open in Claude</a>',
  );
});

test('says where the Markdown of all pages is, and what Markdown is for', () => {
  const html = renderToStaticMarkup(<PageMenu page={{ ...page, assistantLinks: [] }} />);
  expect(html).toContain('<a href="/llms.txt">All pages as Markdown<small>For assistants: llms.txt</small></a>');
  expect(html).toContain('Copy as Markdown<small>For pasting into an assistant</small></button>');
});

test('offers a prompt on pages that have one', () => {
  const menu = { ...page, assistantLinks: [] };
  expect(renderToStaticMarkup(<PageMenu page={menu} />)).not.toContain('Copy prompt');
  expect(renderToStaticMarkup(<PageMenu page={{ ...menu, assistantPrompt: 'Help me "now".' }} />)).toContain(
    'data-prompt="Help me &quot;now&quot;.">Copy prompt<small>',
  );
});
