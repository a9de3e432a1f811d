import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageFoot } from './page-foot';

type Page = Parameters<typeof PageFoot>[0]['page'];

/** Renders the footer of a page. These values are all that it reads. */
function footOf(values: Partial<Page>): string {
  const verified = { date: '2026-11-20', method: 'code' };
  const page = { sources: ['https://x.example/a'], verified, editUrl: null, problemUrl: null, ...values } as Page;
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

test.each([
  [{ method: 'run', version: 'Lite 2.6.0' }, 'Commands run by us (Lite 2.6.0) on November 20, 2026.'],
  [{ method: 'code', version: 'Lite 2.6.0' }, 'Checked against public source code (Lite 2.6.0) on November 20, 2026.'],
  [
    { method: 'stated' },
    'Based on official documentation and release notes, not tested by us. Last reviewed on November 20, 2026.',
  ],
  [
    { method: 'reported', version: 'Pro 7' },
    'Based on reports from users and third parties (Pro 7), not tested by us. Last reviewed on November 20, 2026.',
  ],
] as const)('says how the facts are known: %j', (verified, sentence) => {
  const foot = footOf({
    verified: { date: '2026-11-20', ...verified },
    sources: ['https://x.example/a', 'mixpost-docs'],
  });
  expect(foot.replace(/<[^>]*>/g, '')).toContain(`${sentence} Sources: x.example/a, Mixpost’s earlier documentation.`);
});
