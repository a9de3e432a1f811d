import { act } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { show as render } from '@/components/fixtures/react';
import { planUpgrade } from '@/lib/browser/planner/plan';
import { stepsFileOf } from '@/lib/browser/planner/steps-file';
import { Planner } from './upgrade-planner';

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const lite = { edition: 'lite', major: 1 } as const;
const plan = planUpgrade(lite, { edition: 'lite', major: 2 }, 'docker');
const sections = 'phases' in plan ? plan.phases.flatMap(({ steps }) => steps) : [];

/** The file with Lite's steps, which the planner loads. */
const file = {
  build: 'x',
  steps: Object.fromEntries(
    sections.map((section) => [
      section,
      {
        title: `Step \`${section}\``,
        html: '<p>At <span data-placeholder="domain">a.example</span>.</p>',
        markdown: '- [ ] At a.example.',
        placeholders: [9],
      },
    ]),
  ),
};

const files = new Set(sections.map((section) => stepsFileOf(section, 'docker')));

/** Shows the planner, while the server returns these responses in turn, each for all files with steps. */
async function show(search: string, ...responses: readonly (Response | Error)[]): Promise<HTMLElement> {
  const fetchFile = vi.spyOn(window, 'fetch');
  for (const response of responses.flatMap((each) => [...files].map(() => each))) {
    fetchFile.mockImplementationOnce(() =>
      response instanceof Error ? Promise.reject(response) : Promise.resolve(response.clone()),
    );
  }
  onTestFinished(() => fetchFile.mockRestore());
  return render(<Planner search={search} />);
}

const press = (element: Element | null | undefined) => act(async () => (element as HTMLElement).click());
const byText = (selector: string, text: string) =>
  [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === text);
const statuses = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
const search = '?from=lite-1&to=lite-2&on=docker';

test('offers Retry and links if the steps cannot be loaded, and shows them after that', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await show(search, new Error('The network is gone.'), new Response('', { status: 404 }), Response.json(file));
  for (const attempt of [1, 2]) {
    expect(document.querySelector('[role="alert"]')?.textContent).toContain("Couldn't load the steps.");
    expect(document.querySelectorAll('ol a')).toHaveLength(sections.length);
    expect(warn).toHaveBeenCalledTimes(attempt);
    await press(byText('button', 'Retry'));
  }
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(document.querySelectorAll('input[type="checkbox"]')).toHaveLength(sections.length);
  expect(document.querySelector('[data-number] code')?.textContent).toBe(sections[0]);
  warn.mockRestore();
});

test('ticks steps, stores the ticks, and clears them', async () => {
  await show(search, Response.json(file));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  await press(boxes()[0]);
  await press(boxes()[3]);
  expect(statuses()).toContain(`2 of ${sections.length} steps done`);
  expect(JSON.parse(localStorage.getItem('upgrade-ticks') ?? '')).toEqual([
    `Lite 1 Lite 2 ${sections[0]}`,
    sections[3],
  ]);
  await press(boxes()[0]);
  expect(statuses()).toContain(`1 of ${sections.length} steps done`);
  await press(byText('button', 'Clear ticks'));
  expect(boxes().filter(({ checked }) => checked)).toEqual([]);
  expect(localStorage.getItem('upgrade-ticks')).toBe('[]');
});

test('puts choices into the address, and says what is impossible', async () => {
  await show('?from=enterprise-6&to=enterprise-5', new Error('No steps are needed.'));
  expect(statuses()[0]).toMatch(/^Mixpost can't be downgraded/);
  expect(byText('a', 'What to do instead')?.getAttribute('href')).toContain('/enterprise/');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await press(byText('label', 'Lite')?.firstElementChild);
  await press(byText('label', 'Without Docker')?.firstElementChild);
  expect(window.location.search).toBe('?from=lite-1&to=lite-2&on=manual');
  expect(statuses()).toContain('Lite 1 to Lite 2');
  warn.mockRestore();
});

test('downloads Markdown with the values that the page shows', async () => {
  const container = await show(search, Response.json(file));
  const mark = container.querySelector<HTMLElement>('[data-placeholder]');
  Object.assign(mark?.dataset ?? {}, { example: 'a.example' });
  mark?.replaceChildren('social.acme.org');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await press(document.querySelector('[aria-label="Download as Markdown"]'));
  const [blob] = saved.mock.calls[0] ?? [];
  const text = await (blob as Blob).text();
  expect(text).toMatch(/^# Upgrade from Lite 1 to Lite 2\n\n## Before you start\n\n- \[ \] At social\.acme\.org\.\n/);
  expect(text.match(/a\.example/g)).toHaveLength(sections.length - 1);
  saved.mockRestore();
});
