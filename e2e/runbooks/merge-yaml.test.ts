import { expect, test } from 'vitest';
import { mergeYaml } from './merge-yaml';

const whole = 'services:\n  mixpost:\n    image: a\n    volumes:\n      - storage:/s\n  redis:\n    image: r\n';

test('adds what a page shows to a Compose file, and replaces lists', () => {
  const shown = 'services:\n  mixpost:\n    volumes:\n      - storage:/s\n      - ./a.php:/a.php:ro\n';
  expect(mergeYaml(whole, shown)).toBe(whole.replace('- storage:/s\n', '- storage:/s\n      - ./a.php:/a.php:ro\n'));
});

test('takes a file as shown if there was none', () => {
  expect(mergeYaml('', '# A comment\nservices: {}\n')).toBe('# A comment\nservices: {}\n');
});
