import { describe, expect, it } from 'vitest';
import { doc, sidebar } from '@/lib/site/manifest/define';
import { routesOf } from '@/lib/site/manifest/routes';
import { linkDiagnosticOf } from './link-diagnostics';

const routes = routesOf([
  {
    name: 'current',
    label: 'Next',
    path: '/',
    manifest: {
      sidebars: {
        lite: sidebar('Lite', [doc('index'), doc('lite/index'), doc('lite/updating'), doc('lite/install/docker')]),
      },
      standalone: [],
      redirects: { '/lite/setup': '/lite/install/docker' },
    },
  },
]);
const targets = {
  routes,
  idsAt: (path: string) => (path === '/lite/updating' ? new Set(['main', 'update-by-hand']) : new Set<string>()),
  hasFile: (path: string) => path === '/openapi.json' || path === '/lite/updating.md',
};

const diagnosticOf = (href: string) => linkDiagnosticOf(href, '/lite/', targets);

describe('linkDiagnosticOf', () => {
  it.each([
    '/',
    '/lite/updating',
    '/lite/updating#update-by-hand',
    '/lite/updating?x=1#update-by-hand',
    '/lite/updating#top',
    '#',
    'https://example.org/nothing',
    'https://docs.mixpost.app.example.com/',
    'mailto:you@example.org',
    '//example.org/x.mdx',
    '/openapi.json',
    '/lite/updating.md',
  ])('accepts %s', (href) => {
    expect(diagnosticOf(href)).toBeNull();
  });

  const wrong = {
    '/lite/updaing':
      'broken link: links to /lite/updaing, where there is no page; write /lite/updating if that is meant',
    '/nowhere/at/all':
      'broken link: links to /nowhere/at/all, where there is no page; link to a page that exists, by its path from the root of the site',
    '/lite': "broken link: links to /lite, which isn't the page's canonical address; write /lite/",
    '/lite/updating/':
      "broken link: links to /lite/updating/, which isn't the page's canonical address; write /lite/updating",
    '/lite/updating.html#main':
      "broken link: links to /lite/updating.html#main, which isn't the page's canonical address; write /lite/updating#main",
    '/lite/': 'broken link: links to /lite/, its own address; link to a heading or another page, or remove the link',
    'https://docs.mixpost.app/lite/updating':
      'broken link: links to https://docs.mixpost.app/lite/updating, which is this site; write /lite/updating',
    '/lite/setup': 'broken link: links to /lite/setup, which has moved; write /lite/install/docker',
    '/lite/install/':
      'broken link: links to /lite/install/, a folder without a page; link to one of the pages in that folder',
    '/../../etc/passwd':
      'broken link: links to /../../etc/passwd, where there is no page; link to a page that exists, by its path from the root of the site',
    'updating#main':
      "broken link: links to updating#main, which isn't the page's canonical address; write /lite/updating#main",
    '../lite/updating':
      "broken link: links to ../lite/updating, which isn't the page's canonical address; write /lite/updating",
    './updating.mdx':
      "broken Markdown link: links to the file ./updating.mdx, which isn't an address of the site; write /lite/updating if that is meant",
    '/lite/index.mdx':
      "broken Markdown link: links to the file /lite/index.mdx, which isn't an address of the site; write /lite/ if that is meant",
    '../../lite/updating.mdx':
      "broken Markdown link: links to the file ../../lite/updating.mdx, which isn't an address of the site; write /lite/updating if that is meant",
    '/lite/updating#update-by-hnd':
      'broken anchor: links to /lite/updating#update-by-hnd, but /lite/updating has no heading with the ID "update-by-hnd"; write #update-by-hand if that is meant',
    '/lite/updating#%E0%A4%A':
      'broken anchor: links to /lite/updating#%E0%A4%A, but /lite/updating has no heading with the ID "%E0%A4%A"; link to an existing heading',
    '#here': 'broken anchor: links to #here, but /lite/ has no heading with the ID "here"; link to an existing heading',
  };

  it.each(Object.entries(wrong))('reports %s', (href, sentence) => {
    const { kind, problem, remedy } = diagnosticOf(href) ?? {};
    expect(`${kind}: ${problem}; ${remedy}`).toBe(sentence);
  });
});
