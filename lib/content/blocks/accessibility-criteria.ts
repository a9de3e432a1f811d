import { type Check, criteria } from '@/content/accessibility.mjs';
import { sparseTable } from './markdown';

/** `<AccessibilityCriteria />` lists the criteria of WCAG 2.2, each with how it was checked. */
export function accessibilityCriteria() {
  const rows = criteria.map(([number, name, level, check]) => [`${number} ${name} (${level})`, cellOf(check)]);
  return sparseTable(['Criterion (level)', 'Check'], rows);
}

function cellOf(check: Check) {
  if ('tests' in check) {
    return `Automatic (${check.tests.map((name) => `\`${name}\``).join(', ')}): ${check.note}`;
  }
  return 'review' in check ? `Review: ${check.review}` : `Nothing to check: ${check.none}`;
}
