import { expect, it } from 'vitest';
import { failureOf, htmlOf } from './fixtures/render';

it('turns a list with bold names into a labeled definition list', async () => {
  expect(await htmlOf('<Facts label="At a glance">\n\n- **Editions** Lite, `x`\n- **Cost** none\n\n</Facts>')).toBe(
    '<div class="facts" role="group" aria-label="At a glance"><dl>' +
      '<div><dt>Editions</dt><dd>Lite, <code>x</code></dd></div><div><dt>Cost</dt><dd>none</dd></div></dl></div>',
  );
});

it("omits the frame if there's no label", async () => {
  expect(await htmlOf('<Facts>\n\n- **Default** `a` or [b](/lite/)\n\n</Facts>')).toBe(
    '<dl class="facts-plain"><div><dt>Default</dt><dd><code>a</code> or <a href="/lite/">b</a></dd></div></dl>',
  );
});

it('keeps the editions and versions of the list and of each fact', async () => {
  const since = '<Since edition="pro" version="7" />';
  expect(await htmlOf(`## A\n\n${since}\n\n<Facts>\n\n- **B** c\n\n</Facts>`)).toContain(
    '<dl data-applies="pro" data-since-version="pro:7" class="facts-plain">',
  );
  expect(await htmlOf(`<Facts>\n\n- **B** c ${since}\n- **D** e\n\n</Facts>`)).toMatch(
    /<div data-applies="pro" data-since-version="pro:7"><dt>B<.*<div><dt>D</,
  );
});

it.each([
  ['<Facts>\n\n- **A** b\n\n1. **C** d\n\n</Facts>', /^1: has something other than one list in <Facts>; write a list/],
  ['<Facts label="x">\n\n- **A** b\n- plain\n\n</Facts>', /^4: has a fact without a name; write a list/],
])('rejects %s', async (source, sentence) => {
  expect(await failureOf(source)).toMatch(sentence);
});
