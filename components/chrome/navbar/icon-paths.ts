import type { NavbarIcon } from '@/lib/site/navbar';

/** The SVG paths of the icon links, drawn for this site: two people, a speech bubble, and a branch. */
export const iconPaths: Readonly<Record<NavbarIcon['icon'], string>> = {
  people:
    'M10.5 6.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M2 16.5c.3-3.2 2.4-5 5.5-5s5.2 1.8 5.5 5M12.5 3.7a3 3 0 0 1 0 5.6M14.5 11.9c2 .6 3.2 2.2 3.5 4.6',
  chat: 'M3 4.5h14v9.5H9.5L6 17v-3H3zM7 9.2h.01M10 9.2h.01M13 9.2h.01',
  source:
    'M6 7.5v5M6 12.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 3.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M14 7.5c0 3.5-4.5 2.5-7 5',
};
