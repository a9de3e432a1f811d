import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Announcement } from '@/lib/site/announcement';
import { AnnouncementBar } from './announcement-bar';

const plain: Announcement = { id: 'one', text: 'Mixpost <3 you.', isCloseable: false };
const closeable: Announcement = { ...plain, isCloseable: true, link: { label: 'Read more', href: '/lite/' } };

const bar = (announcement: Announcement | null) =>
  renderToStaticMarkup(<AnnouncementBar announcement={announcement} />);

test('renders nothing without an announcement', () => {
  expect(bar(null)).toBe('');
});

describe('the announcement bar', () => {
  test('shows its text in a complementary landmark', () => {
    expect(bar(plain)).toBe(
      '<aside class="bar" aria-label="Announcement"><p class="text">Mixpost &lt;3 you.</p></aside>',
    );
  });

  test('shows a link after its text', () => {
    expect(bar(closeable)).toContain('you. <a href="/lite/">Read more</a></p>');
  });

  test('has a close button if it is closeable', () => {
    expect(bar(closeable)).toContain('<button type="button" class="close" aria-label="Close the announcement"');
  });
});
