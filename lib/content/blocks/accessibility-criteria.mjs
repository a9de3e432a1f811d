// @ts-check
import { criteria } from '../../../content/accessibility.mjs';
import { sparseTable } from './markdown.mjs';

/**
 * `<AccessibilityCriteria />` lists the criteria of WCAG 2.2, each with how it was checked.
 *
 * @type {import('./registry.mjs').Block}
 */
export function accessibilityCriteria() {
  const rows = criteria.map(([number, name, level, check]) => [`${number} ${name} (${level})`, cellOf(check)]);
  return sparseTable(['Criterion (level)', 'Check'], rows);
}

/** @param {import('../../../content/accessibility.mjs').Check} check */
function cellOf(check) {
  if ('tests' in check) {
    return `Automatic (${check.tests.map((name) => `\`${name}\``).join(', ')}): ${check.note}`;
  }
  return 'review' in check ? `Review: ${check.review}` : `Nothing to check: ${check.none}`;
}
