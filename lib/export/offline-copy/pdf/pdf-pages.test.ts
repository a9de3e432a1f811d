import { describe, expect, it } from 'vitest';
import { versions } from '@/content/versions';
import type { EditionName } from '@/lib/site/editions.mjs';
import { pdfPagesOf } from './pdf-pages';

const [version] = versions;
const idsOf = (edition: EditionName) => pdfPagesOf(version, edition).map(({ id }) => id);

describe('the pages of a PDF', () => {
  it('begin with those of the edition, and hold no other edition', () => {
    const ids = idsOf('pro');
    expect(ids[0]).toBe('pro/index');
    expect(ids.filter((id) => /^(lite|enterprise)\//.test(id))).toEqual([]);
    expect(ids).toContain('server');
    expect(ids).toContain('troubleshooting');
  });

  it('hold the API and webhooks for those who have them', () => {
    expect(idsOf('enterprise')).toContain('api/posts/create');
    expect(idsOf('pro')).toContain('webhooks/secure');
    expect(idsOf('lite').filter((id) => /^(api|webhooks)\//.test(id))).toEqual([]);
  });

  it('hold the services that the edition connects', () => {
    expect(idsOf('lite')).toContain('services/social/facebook/app-review');
    expect(idsOf('lite')).not.toContain('services/payment/stripe');
    expect(idsOf('enterprise')).toContain('services/payment/paddle-billing');
  });

  it('stand there once each', () => {
    const ids = idsOf('enterprise');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
