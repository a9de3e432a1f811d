import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copySite } from '@/e2e/support/site-copy';
import { twoVersions } from '@/e2e/support/two-versions';

test('a second version builds under its own path and links within itself', { timeout: 240_000 }, () => {
  const copy = copySite('none');
  onTestFinished(copy.remove);
  copy.write(twoVersions);
  const { status, output } = copy.build();
  expect(output).not.toMatch(/Warning, (broken Markdown link|broken anchor|duplicate route)/);
  expect(output).not.toMatch(/Warning, broken link: content\/\S+:\d+ /);
  expect(status).toBe(0);
  const html = (file: string) => readFileSync(join(copy.folder, 'out', file), 'utf8');
  expect(html('index.html')).toContain('Home of Next');
  expect(html('1.0.html')).toContain('Home of 1.0');
  expect(html('1.0/index.html')).toContain('href="/1.0/lite/"');
  expect(html('1.0/lite.html')).toContain('href="/1.0/lite/updating"');
  expect(html('lite/index.html')).toContain('href="/lite/updating"');
  expect(html('1.0/lite/updating.html')).toContain('href="/1.0/"');
});
