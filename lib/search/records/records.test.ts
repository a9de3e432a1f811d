import { describe, expect, it } from 'vitest';
import { recordsIn } from '@/lib/search/fixtures/records';

const chrome = `<p data-applies-line="">Dimmed.</p><nav aria-label="Breadcrumbs"><ol><li><a href="/lite/">Lite</a></li><li>Keeping it current</li>
<li aria-current="page">Updating</li></ol></nav><details data-page-menu=""><summary>Copy page</summary></details>`;
const html = `<body><nav>Menu</nav><main>${chrome}<h1>Update Lite</h1><p class="lead">To the newest.</p><nav>On this page</nav>
<article aria-label="Update Lite"><p><span data-since="2">Lite 2+</span><span data-confidence="code">Read in the source code</span></p><p>Before   you <b>begin</b>.<button>Copy</button></p><div data-app-messages=""><p>Loading …</p></div>
<div><h2 id="keys">Keys</h2><a class="anchor">#</a></div><table><tr><td><code>APP_KEY</code></td><td>The key</td></tr></table>
<h4 id="db_host"><code>DB_HOST</code></h4><dl><div><dt>Default</dt><dd>mysql</dd></div></dl>
<section hidden="until-found"><figure><figcaption><span class="path">.env</span><button>Copy</button></figcaption><pre><code><span>A=1</span>
<span>  B=2</span></code></pre></figure></section>
<figure><figcaption><span class="language">Shell</span></figcaption><pre><code>php artisan about</code></pre></figure>
<h2 id="check">Check</h2><svg><text>drawn</text></svg><ul><li>One</li><li>Two</li></ul></article></main><footer>Foot</footer></body>`;
const records = recordsIn(html, 'lite/updating', 'lite');

describe('the records of a page', () => {
  it('are the page and its sections with an ID, in order', () => {
    expect(records.map(({ objectID, anchor, type }) => [objectID, anchor, type])).toEqual([
      ['/lite/updating', null, 'lvl1'],
      ['/lite/updating#keys', 'keys', 'lvl2'],
      ['/lite/updating#db_host', 'db_host', 'lvl4'],
      ['/lite/updating#check', 'check', 'lvl2'],
    ]);
  });

  it('contain the text down to the next heading, without buttons, navigation, badges, and drawings, then the code', () => {
    expect(records.map(({ content }) => content)).toEqual([
      'To the newest.\nBefore you begin.',
      'APP_KEY The key',
      'Default\nmysql\n\n.env\nA=1\nB=2\nphp artisan about',
      'One\nTwo',
    ]);
  });

  it('belong to every edition where the page belongs to none', () => {
    const [page] = recordsIn('<h1>Server</h1>', 'server');
    expect(page).toMatchObject({ edition: null, editions: ['lite', 'pro', 'enterprise'] });
  });

  it('rank higher with a boost', () => {
    const rankOf = (search: { boost?: number }) => recordsIn(html, 'lite/updating', 'lite', search)[0]?.weight.pageRank;
    expect([rankOf({}), rankOf({ boost: 1.5 })]).toEqual([95, 143]);
  });

  it('have the phrasings that bring a new word', () => {
    const text = '<main><article aria-label="Backup"><p>Disaster recovery.</p></article></main>';
    const [page] = recordsIn(text, 'guides/backup');
    expect(page?.phrasings).toContain('change hosting provider');
    expect(page?.phrasings).not.toContain('disaster recovery');
  });

  it('have the errors and operations that they are about, in the same words', () => {
    const phrasingsOf = (path: string, id: string) =>
      recordsIn(
        `<main><article aria-label="A"><h3 id="${id}">Redirect_uri_mismatch</h3></article></main>`,
        path.slice(1),
      ).map(({ phrasings }) => phrasings);
    expect(phrasingsOf('/services/social/google/troubleshooting', 'redirect_uri_mismatch')[1]).toContain(
      'redirect_uri_mismatch',
    );
    expect(phrasingsOf('/api/posts/schedule', 'a')[0]).toContain('POST /posts/schedule/{postUuid}');
  });

  it('name the headings above, and what contextual search filters by', () => {
    expect(records[2]).toMatchObject({
      url: '/lite/updating#db_host',
      url_without_anchor: '/lite/updating',
      anchor: 'db_host',
      hierarchy: { lvl0: 'Lite', lvl1: 'Update Lite', lvl2: 'Keys', lvl3: 'DB_HOST', lvl4: null },
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      section: 'Lite',
      groups: ['Keeping it current'],
      label: 'Updating',
      edition: 'lite',
      editions: ['lite'],
    });
  });
});
