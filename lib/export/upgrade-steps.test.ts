import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Installation } from '@/content/upgrades/types';
import { readHtml } from '@/lib/content/html/read-html';
import { articleOf } from './markdown/article';
import { sectionsIn } from './markdown/sections';
import { publishUpgradeSteps, stepOf } from './upgrade-steps';

const articleWith = (html: string) =>
  articleOf(readHtml(`<main><h1>Title</h1><div class="prose">${html}</div></main>`));

const headingOf = (id: string, title = id) =>
  `<div class="heading h3"><h3 id="${id}">${title}</h3><a class="anchor" href="#${id}">#</a></div>`;

/** Returns the section `a` of a page with this HTML as a step. */
function readStep(html: string, installation: Installation = 'docker') {
  const { text } = articleWith(html);
  const section = text && sectionsIn(text).get('a');
  if (!section) {
    throw new Error('The page has no section "a".');
  }
  return stepOf(section, '/pro/upgrading/x', installation);
}

test('a step ends at the next heading or list of steps, also across plain parts of the page', () => {
  const page = `<div class="static">${headingOf('a')}<p>1</p></div><p>2</p><div class="static"><p>3</p>`;
  expect(readStep(`${page}${headingOf('b')}<p>4</p></div>`).html).toBe('<p>1</p><p>2</p><p>3</p>');
  expect(readStep(`${page}<ol class="steps"><li>${headingOf('b')}<p>4</p></li></ol></div>`).html).toBe(
    '<p>1</p><p>2</p><p>3</p>',
  );
  expect(readStep(`<ol class="steps"><li>${headingOf('a')}<p>1</p></li><li>${headingOf('b')}</li></ol>`).html).toBe(
    '<p>1</p>',
  );
});

test('a title keeps its code', () => {
  const step = readStep(headingOf('a', 'Run <code>x.sh</code> now'));
  expect([step.title, step.markdown]).toEqual([
    'Run `x.sh` now',
    '- [ ] **Run `x.sh` now** ([page](https://docs.mixpost.app/pro/upgrading/x#a))',
  ]);
});

test('a step contains only what its installation needs, with full links', () => {
  const panel = (key: string) => `<section data-panel="${key}" aria-label="${key}"><p>${key}</p></section>`;
  const tabs = `<div data-tabs="install"><div role="tablist"></div>${panel('docker')}${panel('manual')}</div>`;
  const page = `${headingOf('a')}<ul><li>${tabs}</li></ul><p><a href="#b">b</a></p>`;
  const link = '<p><a href="/pro/upgrading/x#b">b</a></p>';
  expect(readStep(page, 'docker').html).toBe(`<ul><li><p>docker</p></li></ul>${link}`);
  expect(readStep(page, 'package').html).toBe(`<ul><li><p>manual</p></li></ul>${link}`);
  expect(readStep(page, 'package').markdown).toBe(
    '- [ ] **a** ([page](https://docs.mixpost.app/pro/upgrading/x#a))\n\n' +
      '  - manual\n\n  [b](https://docs.mixpost.app/pro/upgrading/x#b)',
  );
});

test('a step keeps the colors of code, and knows where its placeholders are in the Markdown', () => {
  const line = '<span class="line"><span class="t-function">cd</span> <span data-placeholder="path">/srv</span></span>';
  const code = `<figure class="code" data-code="shell"><pre><code>${line}</code></pre></figure>`;
  const step = readStep(`${headingOf('a')}<p>In <span data-placeholder="domain">a.example</span>:</p>${code}`);
  expect(step.html).toContain(line);
  const { markdown, placeholders } = step;
  expect(markdown).toContain('\n\n  In a.example:\n\n  ```shell\n  cd /srv\n  ```');
  expect(placeholders.map((offset) => markdown.slice(offset).split(/[:\n]/)[0])).toEqual(['a.example', '/srv']);
});

test('a step that no page has stops the build', () => {
  const out = mkdtempSync(join(tmpdir(), 'steps-'));
  const pages = new Map([['/lite/updating', articleWith(headingOf('a'))]]);
  expect(() => publishUpgradeSteps(out, pages, 'x')).toThrow('/lite/upgrading/ has no section "read-what-changes"');
});
