import { expect, test } from 'vitest';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { escapeJson, structuredDataOf } from './structured-data';

const page = {
  title: 'Install Lite',
  description: 'Run Lite behind HTTPS.',
  path: '/lite/installation/docker',
  verified: { date: '2026-11-20', method: 'code' } as const,
  breadcrumbs: [
    { label: 'Lite', path: '/lite/' },
    { label: 'Installation', path: null },
    { label: 'Docker', path: '/lite/installation/docker' },
  ],
};

/** Returns the item of the graph with this type. */
function partOf(type: string) {
  return structuredDataOf(page)['@graph'].find((part) => part['@type'] === type);
}

test('describes a page as an article with its title, address, and date', () => {
  expect(partOf('TechArticle')).toMatchObject({
    headline: 'Install Lite',
    description: 'Run Lite behind HTTPS.',
    url: absoluteUrl('/lite/installation/docker'),
    inLanguage: 'en',
    dateModified: '2026-11-20',
  });
});

test('lists the breadcrumbs that have a page, numbered from 1', () => {
  expect(partOf('BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Lite', item: absoluteUrl('/lite/') },
      { '@type': 'ListItem', position: 2, name: 'Docker', item: absoluteUrl('/lite/installation/docker') },
    ],
  });
});

test('JSON in a script element parses to the same value, and has nothing that HTML reads as a tag', () => {
  const value = { title: '</script><script>alert(1)</script><!--', text: 'a & "b" > c' };
  expect(JSON.parse(escapeJson(value))).toEqual(value);
  expect(escapeJson(value)).not.toContain('<');
});
