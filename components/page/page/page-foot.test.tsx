import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFoot } from './page-foot';

type Page = Parameters<typeof PageFoot>[0]['page'];

/** Renders the footer of a page. These values are all that it reads. */
function renderFoot(values: Partial<Page>): string {
  const verified = { date: '2026-11-20', method: 'code' };
  const address = 'https://docs.example/a';
  const page = {
    address,
    sources: ['https://x.example/a'],
    verified,
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
    '<a href="https://f.example/issues/new?title=a" data-report="https://docs.example/a">report a problem</a>',
  );
});

test('copies a report without a repository, or if issues have no known address', () => {
  const html = renderFoot({ editUrl: null, problemUrl: null });
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('<button type="button" data-report="https://docs.example/a">Report a problem</button>');
  expect(renderFoot({ editUrl: 'https://f.example/edit', problemUrl: null })).toContain('</a> or <button');
});

test.each([
  [{ method: 'run', version: 'Lite 2.6.0' }, 'Commands run by us (Lite 2.6.0) on November 20, 2026.'],
  [{ method: 'code', version: 'Lite 2.6.0' }, 'Checked against public source code (Lite 2.6.0) on November 20, 2026.'],
  [{ method: 'stated' }, 'Not yet run: based on documentation and release notes. Last reviewed on November 20, 2026.'],
  [
    { method: 'reported', version: 'Pro 7' },
    'Not yet run: based on reports from users (Pro 7). Last reviewed on November 20, 2026.',
  ],
] as const)('shows how the page was verified: %j', (verified, sentence) => {
  const html = renderFoot({
    verified: { date: '2026-11-20', ...verified },
    sources: [`https://github.com/owner/name/blob/${'3bf02b1'.padEnd(40, '0')}/install`, 'mixpost-docs'],
  });
  expect(html.replace(/<[^>]*>/g, '')).toContain(
    `${sentence} How pages are checked.Sources (2)github.com/owner/name/blob/3bf02b1/installMixpost’s earlier documentation`,
  );
});
