import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { services } from '@/content/services/services.mjs';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { idsOnDisk } from '@/lib/content/pages/folder';
import { serviceLiteralDiagnostics } from './service-literals';

const diagnosticsOf = (text: string, file = 'content/services/social/facebook/index.mdx') =>
  serviceLiteralDiagnostics([{ file, text }], services).map(sentenceOf);

describe('serviceLiteralDiagnostics', () => {
  it('reports each repeated address, scope, and limit, and the block to use instead', () => {
    const text =
      '---\ntitle: A\n---\n\nRegister `https://x/callback/instagram`.\nAsk for `read_insights`.\nAt most 10 photos.\n';
    expect(diagnosticsOf(text)).toEqual([
      'content/services/social/facebook/index.mdx:5 repeats the callback URL "callback/instagram"; write <CallbackAddresses service="facebook" /> where readers need it, and "the callback URL above" elsewhere.',
      'content/services/social/facebook/index.mdx:6 repeats the scope "read_insights"; write <Scopes service="facebook" /> where readers need it, and describe the purpose of the permission elsewhere.',
      'content/services/social/facebook/index.mdx:7 repeats the limit "10 photos"; write <ServiceLimits service="facebook" /> where readers need it, and "the limit" elsewhere.',
    ]);
  });

  it.each([
    ['an address in a fence', '```text\nhttps://x/payment-webhook\n```\n'],
    ['an abbreviated scope', 'Add `.../auth/youtube.upload`.'],
    ['a limit in other words than in the table', 'Only 200 pages.'],
    ['a file size from the table', 'A file above 8 MB is refused.'],
    ['a duration from the table', 'Wait 240 minutes.'],
  ])('reports %s', (_, text) => {
    expect(diagnosticsOf(text)).toHaveLength(1);
  });

  it.each([
    ['the error text of a heading', '### `Missing scopes: read_insights`'],
    ['the output of a program', '```text\nMaximum of 10 photos allowed. read_insights\n```\n'],
    ["an address that isn't in the table", 'Older guides say `/callback/facebook`.'],
    ['a word that only contains a scope', 'The key `my_read_insights` and `read_insights_old`.'],
    ['a number that counts something else', 'Error 200, 10 times, in 5 steps.'],
    ['a size that only shares its number', 'A file of 10 MB, within 30 hours.'],
    ['a block', '<CallbackAddresses service="facebook" account="page" />'],
  ])('accepts %s', (_, text) => {
    expect(diagnosticsOf(text)).toEqual([]);
  });

  it('checks the limits of a service and its one-word scopes only on the pages of that service', () => {
    const text = 'At most 280 characters.\n\nThe scope `email`.';
    expect(diagnosticsOf(text, 'content/services/social/x.mdx')).toHaveLength(1);
    expect(diagnosticsOf(text, 'content/services/sso.mdx')).toHaveLength(1);
    expect(diagnosticsOf(text, 'content/services/index.mdx')).toEqual([]);
  });
});

it('the service pages repeat no address, scope, or limit', () => {
  const pages = idsOnDisk({ name: 'current' })
    .filter((id) => id.startsWith('services/'))
    .map((id) => `content/${id}.mdx`)
    .map((file) => ({ file, text: readFileSync(join(process.cwd(), file), 'utf8') }));
  expect(serviceLiteralDiagnostics(pages, services).map(sentenceOf)).toEqual([]);
});
