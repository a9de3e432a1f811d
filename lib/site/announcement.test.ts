import { expect, test } from 'vitest';
import { announcementOf } from './announcement';

test.each([
  [undefined, null],
  ['Maintenance on Sunday.', { id: 'Maintenance on Sunday.', text: 'Maintenance on Sunday.' }],
  [
    "Pro 8 is out. [What's new](/changes)",
    {
      id: "Pro 8 is out. [What's new](/changes)",
      text: 'Pro 8 is out.',
      link: { label: "What's new", href: '/changes' },
    },
  ],
  [
    '[Read more](https://example.com/a?b=1#c)',
    {
      id: '[Read more](https://example.com/a?b=1#c)',
      text: '',
      link: { label: 'Read more', href: 'https://example.com/a?b=1#c' },
    },
  ],
  ['A [link](/a) in the text.', { id: 'A [link](/a) in the text.', text: 'A [link](/a) in the text.' }],
])('%j is %j', (setting, announcement) => {
  expect(announcementOf(setting)).toEqual(announcement);
});

test.each(['', 'changes', '//example.com', 'http://example.com', 'javascript:alert', 'https://'])(
  'rejects a link to %j',
  (href) => {
    expect(() => announcementOf(`New. [More](${href})`)).toThrow(`NEXT_PUBLIC_ANNOUNCEMENT links to "${href}"`);
  },
);
