import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeStages, NarrowStages, type StagePath, StagesDrawing } from './stages-drawing';

const path: StagePath = {
  name: 'App',
  first: { title: 'Draft', detail: 'you see it', more: 'nobody else' },
  next: [{ gate: 'review', title: 'Public', detail: 'all see it', more: 'for good' }],
};

it('names each stage, its details, and the gate before it', () => {
  expect(describeStages([path])).toBe(
    'App: Draft (you see it, nobody else). Then, after “review”: Public (all see it, for good).',
  );
});

it.each([StagesDrawing, NarrowStages])('keeps every box inside the drawing: %o', (Layout) => {
  const stages = Array.from({ length: 2 }, (_, index) => ({ ...path.first, title: `${index}`, gate: `${index}` }));
  const html = renderToStaticMarkup(<Layout paths={[path, { ...path, next: stages }]} />);
  const [, width, height] = html.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
  for (const [, x, y, boxWidth, boxHeight] of html.matchAll(
    /<rect x="([\d.]+)" y="([\d.]+)" width="(\d+)" height="(\d+)"/g,
  )) {
    expect(Number(x) + Number(boxWidth)).toBeLessThan(Number(width));
    expect(Number(y) + Number(boxHeight)).toBeLessThan(Number(height));
  }
});
