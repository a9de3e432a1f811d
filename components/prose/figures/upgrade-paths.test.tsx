import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EnterpriseUpgradePath, LiteUpgradePath, ProUpgradePath } from './upgrade-paths';

const paths = { EnterpriseUpgradePath, LiteUpgradePath, ProUpgradePath };

function render(Path: () => React.ReactNode): Element {
  document.body.innerHTML = renderToStaticMarkup(<Path />);
  return document.body.querySelector('svg') ?? document.body;
}

describe.each(Object.entries(paths))('%s', (_, Path) => {
  test('describes every text in the drawing', () => {
    const svg = render(Path);
    const description = svg.getAttribute('aria-label') ?? '';
    const labels = [...svg.querySelectorAll('text')].map((text) => text.textContent);
    expect(labels.filter((text) => text !== 'same core' && !description.includes(text))).toEqual([]);
  });

  test('has every major version without a gap', () => {
    const description = render(Path).getAttribute('aria-label') ?? '';
    const majors = [...description.matchAll(/(\d) needs/g)].map((match) => Number(match[1]));
    expect(majors).toEqual(majors.map((_, index) => index + 1));
  });
});

test('Enterprise is one major version above its core', () => {
  const description = render(EnterpriseUpgradePath).getAttribute('aria-label') ?? '';
  const pairs = [...description.matchAll(/follows Enterprise (\d):[^.]*\. Pro (\d)/g)];
  expect(pairs).toHaveLength(6);
  expect(pairs.filter((pair) => pair[1] !== pair[2])).toEqual([]);
});
