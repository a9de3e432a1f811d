import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { VersionsMenu } from './versions-menu';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let segments: string[] = [];
vi.mock('next/navigation', () => ({ useSelectedLayoutSegments: () => segments }));

const versions = [
  { name: 'current', label: 'Next', path: '/', first: '/' },
  { name: '1.0', label: '1.0', path: '/1.0/', first: '/1.0/start' },
];

async function mount(at: string) {
  segments = [at];
  const root = createRoot(document.body);
  onTestFinished(() => act(() => root.unmount()));
  await act(() => root.render(<VersionsMenu versions={versions} />));
  // What works the links comes a moment later.
  await act(() => import('./work-version-links'));
  return (next: string) => {
    segments = [next];
    return act(() => root.render(<VersionsMenu versions={[...versions]} />));
  };
}

const links = () => [...document.querySelectorAll('a')];

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

describe('the menu', () => {
  test('is named Versions where it is narrow, and by the version of the page elsewhere', async () => {
    await mount('1.0/lite');
    expect([...document.querySelectorAll('button > span')].map((span) => span.textContent)).toEqual([
      'Versions',
      'Version 1.0',
    ]);
  });

  test('leads to the first page of every version, and marks that of the page', async () => {
    await mount('lite');
    expect(links().map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/', 'true'],
      ['/1.0/start', null],
    ]);
  });

  test('leads to the same page once the reader reaches for it, and anew on the next page', async () => {
    document.head.innerHTML = '<meta name="version:1.0" content="/1.0/lite/">';
    const change = await mount('lite');
    links()[1]?.dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(links()[1]?.href).toMatch(/\/1\.0\/lite\/$/);
    document.head.innerHTML = '';
    await change('search');
    expect(links()[1]?.getAttribute('href')).toBe('/1.0/start');
  });

  test('points a link and keeps the choice before the click is followed', async () => {
    document.head.innerHTML = '<meta name="version:1.0" content="/1.0/lite/">';
    let followed = '';
    const follow = (event: Event) => {
      event.preventDefault();
      followed = links()[1]?.getAttribute('href') ?? '';
    };
    document.addEventListener('click', follow, { once: true });
    await mount('lite');
    await act(() => links()[1]?.click());
    expect(followed).toMatch(/\/1\.0\/lite\/$/);
    expect(localStorage.getItem('version')).toBe('1.0');
  });
});

test.each([
  ['1.0', '1.0'],
  ['0.9', null],
  ['x'.repeat(100_000), null],
])('a stored version is forgotten when it is gone (%#)', async (stored, kept) => {
  localStorage.setItem('version', stored);
  await mount('lite');
  expect(localStorage.getItem('version')).toBe(kept);
});
