import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NarrowSequence, SequenceDrawing } from './sequence-drawing';

const talk = {
  title: 'A talk',
  parts: [
    { title: 'Ann', detail: 'asks' },
    { title: 'Ben', detail: 'answers' },
    { title: 'Cleo', detail: 'listens' },
  ],
  messages: [
    { from: 0, to: 2, text: 'hello' },
    { from: 2, to: 1, text: 'hi' },
    { from: 1, to: 1, text: 'thinks' },
    { from: 2, to: 2, text: 'sleeps' },
  ],
};
const markup = renderToStaticMarkup(<SequenceDrawing {...talk} />);

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

it('on phones, starts a label at its arrow, or further left if it would leave the drawing', () => {
  const messages = [...talk.messages, { from: 2, to: 1, text: 'a label that is almost as wide as the drawing' }];
  const narrow = renderToStaticMarkup(<NarrowSequence {...talk} messages={messages} />);
  const starts = [...narrow.matchAll(/<text x="([\d.]+)" y="[\d.]+" class="note">/g)].map(([, x]) =>
    Math.round(Number(x)),
  );
  expect(starts).toEqual([65, 178, 178, 283, 38]);
});
