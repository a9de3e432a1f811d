import { describe, expect, it } from 'vitest';
import { services } from '@/content/services/services.mjs';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';

/** Returns the text of HTML without its tags. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('ServiceGlance', () => {
  it('shows a labeled list of facts', async () => {
    const html = await htmlOf('<ServiceGlance service="x" />');
    expect(html).toMatch(/^<div class="facts" role="group" aria-label="At a glance"><dl><div><dt>Alerts<\/dt>/);
    expect(html).toContain('<dt>Editions</dt>');
    expect(html).toContain('<dd>Lite, Pro, Enterprise</dd>');
  });

  it('shows first that a service is closed', async () => {
    expect(await htmlOf('<ServiceGlance service="tenor" />')).toContain(
      '<dl><div><dt>Status</dt><dd><strong>Closed.</strong>',
    );
  });

  it.each([
    ['errors', ['Alerts', 'In Mixpost', 'At the provider', 'Connection lasts']],
    ['review', ['At the provider', 'Approval for you', 'Approval for others', 'How long']],
  ])('shows only the facts for the view "%s"', async (view, names) => {
    const html = await htmlOf(`<ServiceGlance service="facebook" view="${view}" />`);
    expect(html.match(/<dt>.*?<\/dt>/g)?.map(textOf)).toEqual(names);
    expect(html).toContain('<a href="https://developers.facebook.com/apps">Meta for Developers</a>');
  });

  it('links the provider only once', async () => {
    const html = await htmlOf('<ServiceGlance service="facebook" />');
    expect(html.match(/developers\.facebook\.com/g)).toHaveLength(1);
  });

  it('rejects an unknown view', async () => {
    expect(await failureOf('<ServiceGlance service="x" view="short" />')).toBe(
      '1: names the view "short", which doesn\'t exist; write one of errors, setup, review.',
    );
  });

  it('rejects an unknown service, and lists the names', async () => {
    expect(await failureOf('Text.\n\n<ServiceGlance service="fb" />')).toMatch(
      /^3: names the service "fb", which doesn't exist; write one of facebook, /,
    );
  });

  it('rejects an unknown attribute', async () => {
    expect(await failureOf('<ServiceGlance service="x" acount="page" />')).toBe(
      '1: names the attribute "acount", which doesn\'t exist; write one of service, view.',
    );
  });
});

describe('CallbackAddresses', () => {
  it('lists each account type as in a new installation of each edition', async () => {
    const html = await htmlOf('<CallbackAddresses service="facebook" />');
    expect(textOf(html)).toMatch(
      /Facebook Page in Lite\s+https:\/\/social\.example\.com\/mixpost\/callback\/facebook_page/,
    );
    expect(textOf(html)).toMatch(/in Pro and Enterprise\s+https:\/\/social\.example\.com\/callback\/facebook_page/);
    expect(textOf(html)).toMatch(/Instagram\s+https:\/\/social\.example\.com\/callback\/instagram/);
    expect(html).toContain('<tr data-applies="lite">');
  });

  it('shows only the address of an edition', async () => {
    const html = await htmlOf('<CallbackAddresses service="x" edition="enterprise" />');
    expect(textOf(html)).toContain('https://social.example.com/callback/twitter');
    expect(textOf(html)).toContain('as after an upgrade from Enterprise 7, include it');
    expect(html).not.toContain('Lite');
  });

  it('shows a single account type as a block to copy', async () => {
    const html = await htmlOf('<CallbackAddresses service="facebook" account="instagram" />');
    expect(html).toContain('data-code=');
    expect(html).toContain('Instagram');
    expect(html).not.toContain('facebook_page');
  });

  it('lists the addresses of all services by default', async () => {
    const text = textOf(await htmlOf('<CallbackAddresses />'));
    expect(text).toContain('/callback/gbp');
    expect(text).toContain('/auth/sso/callback');
    expect(text).not.toContain('webhook');
  });

  it("shows how to check an address that isn't documented", async () => {
    expect(await htmlOf('<CallbackAddresses service="threads" />')).toContain('<code>redirect_uri</code>');
  });

  it.each([
    [
      '<CallbackAddresses service="facebook" account="group" />',
      '1: names the set of addresses "group", which doesn\'t exist; write one of page, instagram.',
    ],
    ['<CallbackAddresses service="bluesky" />', '1: shows the addresses of Bluesky, which has none; remove the block.'],
    [
      '<CallbackAddresses service="stripe" />',
      '1: shows a callback URL of Stripe, which has a webhook URL instead; write <WebhookAddress service="stripe" />.',
    ],
    [
      '<WebhookAddress service="x" />',
      '1: shows a webhook URL of X, which has a callback URL instead; write <CallbackAddresses service="x" />.',
    ],
  ])('rejects %s', async (source, sentence) => {
    expect(await failureOf(source)).toBe(sentence);
  });
});

describe('WebhookAddress', () => {
  it('shows how to check addresses that are documented only for Stripe', async () => {
    expect(await htmlOf('<WebhookAddress service="stripe" />')).not.toContain('route:list');
    expect(await htmlOf('<WebhookAddress service="paystack" />')).toContain('route:list');
  });
});

describe('Scopes', () => {
  it('shows a titled table for each set', async () => {
    const html = await htmlOf('<Scopes service="linked-in" />');
    expect(html.match(/<table>/g)).toHaveLength(2);
    expect(html).toContain('<strong>Community Management API</strong>');
    expect(html).toContain('<code>w_<wbr>organization_<wbr>social</code>');
  });

  it('shows a single set without its title', async () => {
    const html = await htmlOf('<Scopes service="linked-in" set="share" />');
    expect(html).toContain('<code>w_<wbr>member_<wbr>social</code>');
    expect(html).not.toContain('<strong>');
  });

  it('shows what a review video must show', async () => {
    expect(await htmlOf('<Scopes service="threads" view="review" />')).toContain('Show in the video');
    expect(await htmlOf('<Scopes service="threads" />')).not.toContain('Show in the video');
  });

  it('rejects a service without scopes', async () => {
    expect(await failureOf('<Scopes service="x" />')).toBe(
      '1: shows the scopes of X, which has none; remove the block.',
    );
  });
});

describe('ServiceLimits', () => {
  it('shows the limits of Mixpost and of the network side by side', async () => {
    const html = await htmlOf('<ServiceLimits service="x" />');
    expect(html).toMatch(/<th scope="col">In Mixpost<\/th>\s*<th scope="col">On X<\/th>/);
    expect(html).toContain('280 characters');
  });

  it('calls one of several networks "the network"', async () => {
    expect(await htmlOf('<ServiceLimits service="facebook" set="page" />')).toContain('>On the network<');
  });

  it('has one column of limits if Mixpost adds none to those of the network', async () => {
    const html = await htmlOf('<ServiceLimits service="google" set="quota" />');
    expect(html.match(/<th [^>]*>[^<]*/g)?.map(textOf)).toEqual(['What', 'Limit']);
  });
});

describe('ServicesOverview', () => {
  it('links each service to its page', async () => {
    const html = await htmlOf('<ServicesOverview />');
    expect(services.filter(({ path, name }) => !html.includes(`<a href="${path}">${name}</a>`))).toEqual([]);
  });
});

describe('the table of services', () => {
  it('has no duplicate keys, accounts, or sets', () => {
    const duplicates = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(duplicates(services.map(({ key }) => key))).toEqual([]);
    for (const { addresses, scopes, limits } of services) {
      expect(duplicates(addresses.map(({ account }) => account))).toEqual([]);
      expect(duplicates(scopes.map(({ key }) => key))).toEqual([]);
      expect(duplicates(limits.map(({ key }) => key))).toEqual([]);
    }
  });

  it('has a name for each set if a service has several', () => {
    const unnamed = services.filter(
      ({ scopes, limits }) =>
        (scopes.length > 1 && scopes.some(({ name }) => !name)) ||
        (limits.length > 1 && limits.some(({ name }) => !name)),
    );
    expect(unnamed).toEqual([]);
  });

  it('contains no prices', () => {
    expect(JSON.stringify(services)).not.toMatch(/[$€£]\s?\d|\d\s?(?:USD|EUR|cents)/);
  });
});
