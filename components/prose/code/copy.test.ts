// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { copyTextOf } from '@/lib/browser/dom/code-text';
import { installCopyButtons } from './copy';

installCopyButtons();

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

describe('a click on a copy button', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<figure data-code="shell"><button data-copy="" aria-label="Copy Shell">Copy</button><pre>${code('one', '-old').outerHTML}</pre></figure>`;
    return () => void vi.useRealTimers();
  });

  const button = () => document.querySelector<HTMLElement>('[data-copy]') ?? document.body;

  /** Replaces the browser's clipboard with this one, and clicks the target. */
  async function click(target: Element, clipboard: Partial<Clipboard> | undefined): Promise<void> {
    const original = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(navigator, 'clipboard');
      if (original) {
        Object.defineProperty(navigator, 'clipboard', original);
      }
    });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  }

  test('copies the block, and confirms that for two seconds', async () => {
    const writeText = vi.fn(async () => {});
    await click(button(), { writeText });
    expect(writeText).toHaveBeenCalledExactlyOnceWith('one');
    vi.advanceTimersByTime(1999);
    expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['Copied', 'Copied']);
    vi.advanceTimersByTime(1);
    expect([button().textContent, button().getAttribute('aria-label')]).toEqual(['Copy', 'Copy Shell']);
  });

  test.each([
    ['that rejects', { writeText: () => Promise.reject(new DOMException('Refused.', 'NotAllowedError')) }],
    ['that is missing', undefined],
  ])('with a clipboard %s shows what to do instead', async (_, clipboard) => {
    await click(button(), clipboard);
    expect(button().textContent).toBe('Select and copy by hand');
  });
});
