import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SequenceDrawing } from './sequence-drawing';

const markup = renderToStaticMarkup(
  <SequenceDrawing
    title="A talk"
    parts={[
      { title: 'Ann', detail: 'asks' },
      { title: 'Ben', detail: 'answers' },
      { title: 'Cleo', detail: 'listens' },
    ]}
    messages={[
      { from: 0, to: 2, text: 'hello' },
      { from: 2, to: 1, text: 'hi' },
      { from: 1, to: 1, text: 'thinks' },
      { from: 2, to: 2, text: 'sleeps' },
    ]}
  />,
);

it('describes all messages in order', () => {
  expect(markup).toContain(
    'aria-label="A talk. 1. Ann to Cleo: hello. 2. Cleo to Ben: hi. 3. Ben: thinks. 4. Cleo: sleeps."',
  );
});

it('draws each arrow to the lifeline of its participant, inside the drawing', () => {
  expect(markup).toContain('viewBox="0 0 740 258"');
  expect(markup).toContain('d="M90 94H648"');
  expect(markup).toContain('d="M650 140H372"');
});

it("places each label next to the sender's lifeline, where no other lifeline crosses it", () => {
  expect(markup).toContain('<text x="230" y="87" class="detail">1  hello</text>');
  expect(markup).toContain('<text x="510" y="133" class="detail">2  hi</text>');
  expect(markup).toContain('<text x="510" y="225" class="detail">4  sleeps</text>');
});
