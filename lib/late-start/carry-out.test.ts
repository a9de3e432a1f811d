// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { carryOut } from './carry-out';
import { keepActions } from './kept-actions';

beforeEach(() => {
  document.body.innerHTML = '<button>x</button><button aria-expanded="false">x</button>';
});

/** The events of some kinds that reach the body, as `type key place`. */
function hear(...types: string[]) {
  const heard: string[] = [];
  const listen = (event: Event) =>
    heard.push(`${event.type} ${(event as KeyboardEvent).key ?? ''} ${(event.target as Element).localName}`);
  for (const type of types) {
    document.body.addEventListener(type, listen);
    onTestFinished(() => document.body.removeEventListener(type, listen));
  }
  return heard;
}
const send = (event: Event, place = document.body.children[0]) => place?.dispatchEvent(event);
const init = { bubbles: true, cancelable: true };

describe('what was kept', () => {
  test('is done once, in its order and where it was done', async () => {
    const kept = keepActions();
    send(new MouseEvent('click', init));
    send(new KeyboardEvent('keydown', { ...init, key: 'k', ctrlKey: true }), document.body);
    const heard = hear('click', 'keydown');
    await carryOut(kept.handOver());
    expect(heard).toEqual(['click  button', 'keydown k body']);
    send(new MouseEvent('click', init));
    await carryOut(kept.handOver());
    expect(heard).toHaveLength(3);
  });

  test('is followed by a press elsewhere, which alone is nothing to do', async () => {
    const kept = keepActions();
    send(new PointerEvent('pointerdown', init));
    expect(kept.waiting()).toBe(0);
    send(new MouseEvent('click', init));
    send(new PointerEvent('pointerdown', init), document.body);
    const heard = hear('click', 'pointerdown');
    await carryOut(kept.handOver());
    expect(heard).toEqual(['click  button', 'pointerdown  body']);
  });

  test('is what is typed into the search that was asked for', async () => {
    const kept = keepActions();
    const press = (key: string, how: object = {}) =>
      send(new KeyboardEvent('keydown', { ...init, key, ...how }), document.body);
    press('x');
    press('k', { ctrlKey: true });
    press('a');
    press('b');
    const heard = hear('keydown');
    await carryOut(kept.handOver());
    expect(heard).toEqual(['keydown k body', 'keydown a body', 'keydown b body']);
  });

  test('is followed by what is typed into the search while it is done', async () => {
    const kept = keepActions();
    const press = (key: string, how: object = {}) =>
      send(new KeyboardEvent('keydown', { ...init, key, ...how }), document.body);
    press('k', { ctrlKey: true });
    press('a');
    const heard = hear('keydown');
    const done = carryOut(kept.handOver());
    press('b');
    await done;
    press('c');
    expect(heard).toEqual(['k', 'a', 'b', 'c'].map((key) => `keydown ${key} body`));
  });

  test('is followed by Escape that comes while it is done, so that it closes what opens', async () => {
    const kept = keepActions();
    send(new MouseEvent('click', init));
    const heard = hear('click', 'keydown');
    const done = carryOut(kept.handOver());
    send(new KeyboardEvent('keydown', { ...init, key: 'Escape' }), document.body);
    expect(heard).toEqual([]);
    await done;
    expect(heard).toEqual(['click  button', 'keydown Escape body']);
  });

  test('is not followed by what is typed into the field of the search, which has it already', async () => {
    document.body.innerHTML = '<button>x</button><input>';
    const kept = keepActions();
    send(new KeyboardEvent('keydown', { ...init, key: 'k', ctrlKey: true }), document.body);
    send(new MouseEvent('click', init));
    const done = carryOut(kept.handOver());
    const typed = new KeyboardEvent('keydown', { ...init, key: 'a' });
    send(typed, document.body.children[1]);
    const heard = hear('keydown');
    await done;
    expect(typed.defaultPrevented).toBe(false);
    expect(heard).toEqual(['keydown k body']);
  });

  test('is followed by a press elsewhere that comes while it is done', async () => {
    const kept = keepActions();
    send(new MouseEvent('click', init));
    const [clicks, presses] = [hear('click'), hear('pointerdown')];
    const done = carryOut(kept.handOver());
    send(new MouseEvent('pointerdown', init), document.body);
    expect([clicks.length, presses.length]).toEqual([0, 1]);
    await done;
    expect([clicks.length, presses.length]).toEqual([1, 2]);
    send(new MouseEvent('pointerdown', init), document.body);
    expect(presses).toHaveLength(3);
  });

  test('is done on the document where its place is gone', async () => {
    const kept = keepActions();
    send(new MouseEvent('click', init));
    document.body.children[0]?.remove();
    const heard = hear('click');
    await carryOut(kept.handOver());
    expect(heard).toEqual(['click  body']);
  });

  test('of the keyboard is where it rests, and only when it is still there', async () => {
    const kept = keepActions();
    const heard: string[] = [];
    (document.body.children[0] as HTMLElement).focus();
    (document.body.children[1] as HTMLElement).focus();
    heard.push(...hear('focusin'));
    const later = hear('focusin');
    await carryOut(kept.handOver());
    expect(later).toEqual(['focusin  button']);
  });
});
