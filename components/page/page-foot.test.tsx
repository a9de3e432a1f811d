import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFoot } from './page-foot';

type Page = Parameters<typeof PageFoot>[0]['page'];

/** Renders the footer of a page. These values are all that it reads. */
function footOf(links: Pick<Page, 'editUrl' | 'problemUrl'>): string {
  const page = { sources: ['https://x.example/a'], verified: { date: '2026-11-20' }, ...links } as unknown as Page;
  return renderToStaticMarkup(<PageFoot page={page} />);
}

test('a configured repository brings links to edit the page and to report a problem', () => {
  const foot = footOf({ editUrl: 'https://f.example/edit', problemUrl: 'https://f.example/issues/new?title=a' });
  expect(foot).toContain('<a href="https://f.example/edit">Edit this page</a>');
  expect(foot).toContain('<a href="https://f.example/issues/new?title=a">report a problem</a>');
});

test('without one, no address is made up', () => {
  expect(footOf({ editUrl: null, problemUrl: null }).match(/<a /g)).toHaveLength(1);
});

test('an editor that is of no known forge brings the link to edit alone', () => {
  expect(footOf({ editUrl: 'https://f.example/edit', problemUrl: null })).not.toContain('problem');
});
