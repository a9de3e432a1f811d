import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFoot } from './page-foot';

type Page = Parameters<typeof PageFoot>[0]['page'];

/** Renders the footer of a page. These values are all that it reads. */
function renderFoot(values: Partial<Page>): string {
  const verificationNote = { summary: 'Not yet run.', details: [] };
  const address = 'https://docs.example/a';
  const page = {
    address,
    sources: ['https://x.example/a'],
    verificationNote,
    editUrl: null,
    problemUrl: null,
    ...values,
  } as Page;
  return renderToStaticMarkup(<PageFoot page={page} />);
}

test('links to edit the page and report a problem if a repository is configured', () => {
  const html = renderFoot({ editUrl: 'https://f.example/edit', problemUrl: 'https://f.example/issues/new?title=a' });
  expect(html).toContain('<a href="https://f.example/edit">Edit this page</a>');
  expect(html).toContain(
    '<a href="https://f.example/issues/new?title=a" data-report="" data-app-start="">report a problem</a>',
  );
});

test('copies a report without a repository, or if issues have no known address', () => {
  const html = renderFoot({ editUrl: null, problemUrl: null });
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('<button type="button" data-report="" data-app-start="">Report a problem</button>');
  expect(renderFoot({ editUrl: 'https://f.example/edit', problemUrl: null })).toContain('</a> or <button');
});

test('shows how the page was checked in one line, and the details of runs and the sources on request', () => {
  const html = renderFoot({
    verificationNote: { summary: 'All 9 commands run.', details: ['With Docker: …'] },
    sources: [`https://github.com/owner/name/blob/${'3bf02b1'.padEnd(40, '0')}/install`, 'mixpost-docs'],
  });
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    'All 9 commands run. How pages are checked.What was runWith Docker: …Sources (2)github.com/owner/name/blob/3bf02b1/installMixpost’s documentation before this site, no longer online',
  );
  expect(renderFoot({})).not.toContain('What was run');
});
