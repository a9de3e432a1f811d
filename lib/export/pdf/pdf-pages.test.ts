import { describe, expect, it } from 'vitest';
import { versions } from '@/content/versions';
import type { EditionName } from '@/lib/site/editions';
import { pdfPagesOf } from './pdf-pages';

const [version] = versions;
const idsOf = (edition: EditionName) => pdfPagesOf(version, edition).map(({ id }) => id);

describe('the pages of a PDF', () => {
  it("start with the edition's own, and include no other edition's", () => {
    const ids = idsOf('pro');
    expect(ids[0]).toBe('pro/index');
    expect(ids.filter((id) => /^(lite|enterprise)\//.test(id))).toEqual([]);
    expect(ids).toContain('server');
    expect(ids).toContain('troubleshooting');
  });

  it('include the API and webhooks for editions that have them', () => {
    expect(idsOf('enterprise')).toContain('api/posts/create');
    expect(idsOf('pro')).toContain('webhooks/secure');
    expect(idsOf('lite').filter((id) => /^(api|webhooks)\//.test(id))).toEqual([]);
  });

  it('include the services that the edition supports', () => {
    expect(idsOf('lite')).toContain('services/social/facebook/app-review');
    expect(idsOf('lite')).not.toContain('services/payment/stripe');
    expect(idsOf('enterprise')).toContain('services/payment/paddle-billing');
  });

  it('have no duplicates', () => {
    const ids = idsOf('enterprise');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
