import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { UpgradePath } from './upgrade-paths';

type Edition = 'Lite' | 'Pro' | 'Enterprise';

function render(edition: Edition): Element {
  document.body.innerHTML = renderToStaticMarkup(<UpgradePath edition={edition} />);
  return document.body.querySelector('svg') ?? document.body;
}

describe.each<Edition>(['Lite', 'Pro', 'Enterprise'])('%s', (edition) => {
  test('describes every text in the drawing', () => {
    const svg = render(edition);
    const description = svg.getAttribute('aria-label') ?? '';
    const labels = [...svg.querySelectorAll('text')].map((text) => text.textContent);
    expect(labels.filter((text) => text !== 'same core' && !description.includes(text))).toEqual([]);
  });

  test('has every major version without a gap', () => {
    const description = render(edition).getAttribute('aria-label') ?? '';
    const majors = [...description.matchAll(/(\d) needs/g)].map((match) => Number(match[1]));
    expect(majors).toEqual(majors.map((_, index) => index + 1));
  });
});

test('Enterprise is one major version above its core', () => {
  const description = render('Enterprise').getAttribute('aria-label') ?? '';
  const pairs = [...description.matchAll(/follows Enterprise (\d):[^.]*\. Pro (\d)/g)];
  expect(pairs).toHaveLength(6);
  expect(pairs.filter((pair) => pair[1] !== pair[2])).toEqual([]);
});
