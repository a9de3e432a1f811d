import { expect, test } from 'vitest';
import { finishHtml } from './finish-html';

test('a closed panel can be found by the search of the browser', () => {
  expect(finishHtml('<section role="tabpanel" data-panel="a" hidden="">A</section>')).toBe(
    '<section role="tabpanel" data-panel="a" hidden="until-found">A</section>',
  );
});

test('every closed panel of a page is changed, also one inside another', () => {
  const inner = '<section data-panel="b" hidden="">B</section>';
  const finished = finishHtml(`<section data-panel="a" hidden="">${inner}</section>${inner}`);
  expect(finished.match(/hidden="until-found"/g)).toHaveLength(3);
});

test.each([
  ['an open panel', '<section data-panel="a"><p>A</p></section>'],
  ['an element that is hidden for good', '<div hidden="">A</div>'],
  ['a section that is no panel', '<section class="a" hidden="">A</section>'],
  ['something hidden inside an open panel', '<section data-panel="a"><p hidden="">A</p></section>'],
  ['code that shows a panel', '<code>&lt;section data-panel="a" hidden=""&gt;</code>'],
  ['a finished panel', '<section data-panel="a" hidden="until-found">A</section>'],
])('%s stays as it is', (_, html) => {
  expect(finishHtml(html)).toBe(html);
});
