import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EnterpriseUpgradePath, LiteUpgradePath, ProUpgradePath } from './upgrade-paths';

const paths = { EnterpriseUpgradePath, LiteUpgradePath, ProUpgradePath };

function drawn(Path: () => React.ReactNode): Element {
  document.body.innerHTML = renderToStaticMarkup(<Path />);
  return document.body.querySelector('svg') ?? document.body;
}

describe.each(Object.entries(paths))('%s', (_, Path) => {
  test('tells in words each text that the drawing shows', () => {
    const svg = drawn(Path);
    const told = svg.getAttribute('aria-label') ?? '';
    const shown = [...svg.querySelectorAll('text')].map((text) => text.textContent);
    expect(shown.filter((text) => text !== 'same core' && !told.includes(text))).toEqual([]);
  });

  test('goes through its majors without a gap', () => {
    const told = drawn(Path).getAttribute('aria-label') ?? '';
    const majors = [...told.matchAll(/(\d) needs/g)].map((match) => Number(match[1]));
    expect(majors).toEqual(majors.map((_, at) => at + 1));
  });
});

test('Enterprise stands one major above its core', () => {
  const told = drawn(EnterpriseUpgradePath).getAttribute('aria-label') ?? '';
  const pairs = [...told.matchAll(/follows Enterprise (\d):[^.]*\. Pro (\d)/g)];
  expect(pairs).toHaveLength(6);
  expect(pairs.filter((pair) => pair[1] !== pair[2])).toEqual([]);
});
