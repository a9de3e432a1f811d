// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTextActions } from './use-text-actions';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The clicks that reached what answers, from before it was there. */
const answered = vi.hoisted(() => ({ early: [] as (string | undefined)[], isBroken: false, loads: 0 }));

vi.mock('./text-actions', () => ({
  get TextActions() {
    answered.loads++;
    if (answered.isBroken) {
      throw new Error('No network.');
    }
    return ({ early }: { early: readonly MouseEvent[] }) => {
      answered.early = early.map(({ target }) => (target as HTMLElement).id);
      return null;
    };
  },
}));

function Page() {
  const answer = useTextActions();
  return answer && <answer.Actions early={answer.early} />;
}

const root = { current: createRoot(document.createElement('div')) };

beforeEach(async () => {
  Object.assign(answered, { early: [], isBroken: false, loads: 0 });
  document.body.innerHTML = '<p id="text">Text</p><button id="copy" data-copy=""></button><div id="page"></div>';
  root.current = createRoot(document.getElementById('page') as HTMLElement);
  await act(async () => root.current.render(<Page />));
});

afterEach(() => act(async () => root.current.unmount()));

/** Something that happens to an element, and what follows from it. */
async function send(type: string, id: string): Promise<void> {
  await act(async () => {
    const Kind = type === 'click' ? MouseEvent : Event;
    document.getElementById(id)?.dispatchEvent(new Kind(type, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

test('reading and clicking in plain text fetches nothing', async () => {
  await send('pointerover', 'text');
  await send('click', 'text');
  expect(answered.loads).toBe(0);
});

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a copy button fetches what answers', async (sign) => {
  await send(sign, 'copy');
  expect(answered).toMatchObject({ loads: 1, early: [] });
});

test('a click that comes before it is there is made up for', async () => {
  await send('click', 'copy');
  expect(answered.early).toEqual(['copy']);
});

test('with a menu that was opened before, a click in plain text fetches what closes it', async () => {
  document.body.insertAdjacentHTML('beforeend', '<details data-page-menu="" open></details>');
  await send('click', 'text');
  expect(answered).toMatchObject({ loads: 1, early: ['text'] });
});

test('what could not be fetched is fetched at the next sign, without the clicks of before', async () => {
  answered.isBroken = true;
  await send('click', 'copy');
  expect(document.getElementById('copy')?.getAttribute('aria-label')).toBe('Could not load. Try again');
  answered.isBroken = false;
  await send('pointerover', 'copy');
  expect(answered).toMatchObject({ loads: 2, early: [] });
});
