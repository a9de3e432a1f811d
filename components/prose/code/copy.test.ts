// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { installCopying } from './copy';

installCopying();

/** Creates an element with these lines, as the pipeline writes them. A leading `-` marks a line that a diff removes. */
function code(...lines: string[]): Element {
  const element = document.createElement('code');
  element.innerHTML = lines
    .map((line) => `<span class="line${line.startsWith('-') ? ' diff remove' : ''}"><span>${line}</span></span>`)
    .join('\n');
  return element;
}

describe('the text that is copied', () => {
  test.each([
    { lines: ['one'], text: 'one' },
    { lines: ['one', '', 'three'], text: 'one\n\nthree' },
    { lines: ['-old', 'new'], text: 'new' },
    { lines: ['one', '-old', 'new'], text: 'one\nnew' },
    { lines: ['one', '-old', '-old'], text: 'one' },
    { lines: ['-old'], text: '' },
    { lines: ['  indented', ''], text: '  indented' },
  ])('of $lines is $text', ({ lines, text }) => {
    expect(copyTextOf(code(...lines))).toBe(text);
  });

  test("contains added lines and values, without the highlighter's markup", () => {
    const element = document.createElement('code');
    element.innerHTML = [
      '<span class="line diff remove"><span class="t-key">A</span>=1</span>',
      '<span class="line diff add"><span class="t-key">A</span>=2</span>',
      '<span class="line highlighted">B=<span class="placeholder" data-placeholder="domain">social.example.com</span></span>',
    ].join('\n');
    expect(copyTextOf(element)).toBe('A=2\nB=social.example.com');
  });
});

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<figure data-code="shell"><button data-copy="" aria-label="Copy Shell">Copy</button><pre>${code('one', '-old').outerHTML}</pre></figure>
    <a class="anchor" href="#here">#</a><a href="#there">There</a>`;
  return () => void vi.useRealTimers();
});

/** Replaces the browser's clipboard with this one, clicks an element, and returns it. */
async function click(selector: string, clipboard: Partial<Clipboard> | undefined): Promise<HTMLElement> {
  const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'clipboard');
    if (original) {
      Object.defineProperty(navigator, 'clipboard', original);
    }
  });
  const target = document.querySelector(selector) as HTMLElement;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  return target;
}

const refusing = { writeText: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')) };

test('a copy button copies its block, and confirms that for two seconds', async () => {
  const writeText = vi.fn(async () => {});
  const button = await click('[data-copy]', { writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('one');
  vi.advanceTimersByTime(1999);
  expect([button.textContent, button.getAttribute('aria-label')]).toEqual(['Copied', 'Copied']);
  vi.advanceTimersByTime(1);
  expect([button.textContent, button.getAttribute('aria-label')]).toEqual(['Copy', 'Copy Shell']);
});

describe.each([
  ['that rejects', refusing],
  ['that is missing', undefined],
])('with a clipboard %s', (_, clipboard) => {
  /** Replaces the command, and returns the texts that it copies. */
  function copyCommand(isAllowed: boolean): string[] {
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push((document.activeElement as HTMLTextAreaElement).value);
      return isAllowed;
    };
    return copied;
  }

  test('a copy button copies what it selects in a field, and the focus returns', async () => {
    const copied = copyCommand(true);
    const button = document.querySelector('button');
    button?.focus();
    expect((await click('[data-copy]', clipboard)).textContent).toBe('Copied');
    expect([copied, document.activeElement, document.querySelector('textarea')]).toEqual([['one'], button, null]);
  });

  test('if the browser refuses that, a block is selected, and a heading shows nothing', async () => {
    copyCommand(false);
    expect((await click('[data-copy]', clipboard)).textContent).toBe('Copy the selection');
    expect(window.getSelection()?.anchorNode).toBe(document.querySelector('code'));
    expect((await click('.anchor', clipboard)).dataset.copied).toBeUndefined();
  });
});

test("a heading's link copies its full URL, and confirms that for two seconds", async () => {
  const writeText = vi.fn(async () => {});
  const link = await click('.anchor', { writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith(new URL('#here', window.location.href).href);
  expect(link.dataset.copied).toBe('');
  vi.advanceTimersByTime(2000);
  expect(link.dataset.copied).toBeUndefined();
});

test.each(['pre', 'a:not(.anchor)'])('a click on %s copies nothing', async (selector) => {
  const writeText = vi.fn(async () => {});
  await click(selector, { writeText });
  expect(writeText).not.toHaveBeenCalled();
});
