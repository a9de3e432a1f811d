import { describe, expect, it } from 'vitest';
import { services } from '@/content/services/services.mjs';
import { failureOf, htmlOf } from '@/lib/content/mdx/fixtures/render';

/** Returns the text of HTML without its tags, and with single spaces. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');

it.each([
  [
    'a labeled list of facts',
    'ServiceGlance service="x"',
    /^<div class="facts" role="group" aria-label="At a glance"><dl>/,
  ],
  ['the editions', 'ServiceGlance service="x"', '<dt>Editions</dt><dd>Lite, Pro, Enterprise</dd>'],
  ['first that it is closed', 'ServiceGlance service="tenor"', '<dl><div><dt>Status</dt><dd><strong>Closed.</strong>'],
  ['the row of an edition', 'CallbackAddresses service="facebook"', '<tr data-applies="lite">'],
  ['one address to copy', 'CallbackAddresses service="pinterest"', 'data-code='],
  ['how to check an address', 'CallbackAddresses service="threads"', '<code>redirect_uri</code>'],
  ['how to check a webhook', 'WebhookAddress service="paystack"', 'route:list'],
  ['the title of each set', 'Scopes service="linked-in"', '<strong>Community Management API</strong>'],
  ['scopes', 'Scopes service="linked-in" set="share"', '<code class="lone">w_<wbr>member_<wbr>social</code>'],
  ['what a video must show', 'Scopes service="threads" view="review"', 'Show in the video'],
  ['both limits', 'ServiceLimits service="x"', /<th scope="col">In Mixpost<\/th>\s*<th scope="col">On X<\/th>/],
  ['the limits of one of several networks', 'ServiceLimits service="facebook" set="page"', '>On the network<'],
  ['the fields', 'Credentials service="facebook"', '<strong>App ID</strong>'],
])('shows %s: <%s />', async (_, block, html) => {
  expect(await htmlOf(`<${block} />`)).toEqual(
    typeof html === 'string' ? expect.stringContaining(html) : expect.stringMatching(html),
  );
});

it.each([
  ['CallbackAddresses service="x" edition="enterprise"', 'Lite'],
  ['CallbackAddresses', 'webhook'],
  // "You need" has the link.
  ['ServiceGlance service="facebook"', '<dt>At the provider</dt>'],
  ['WebhookAddress service="stripe"', 'route:list'],
  ['Scopes service="linked-in" set="share"', '<strong>'],
  ['Scopes service="threads"', 'Show in the video'],
])('<%s /> leaves out %s', async (block, text) => {
  expect(await htmlOf(`<${block} />`)).not.toContain(text);
});

it.each([
  [
    'CallbackAddresses service="facebook"',
    'Facebook Page in Lite https://social.example.com/mixpost/callback/facebook_page',
  ],
  ['CallbackAddresses service="facebook"', 'in Pro and Enterprise https://social.example.com/callback/facebook_page'],
  ['CallbackAddresses service="x" edition="enterprise"', 'https://social.example.com/callback/twitter'],
  ['CallbackAddresses service="x" edition="enterprise"', 'as after an upgrade from Enterprise 7, include it'],
  ['CallbackAddresses', '/auth/sso/callback'],
])('<%s /> says: %s', async (block, text) => {
  expect(textOf(await htmlOf(`<${block} />`))).toContain(text);
});

it.each([
  ['errors', ['Alerts', 'In Mixpost', 'At the provider', 'Connection lasts']],
  ['review', ['At the provider', 'Approval for you', 'Approval for others', 'How long']],
])('shows only the facts for the view %s', async (view, names) => {
  const html = await htmlOf(`<ServiceGlance service="facebook" view="${view}" />`);
  expect(html.match(/<dt>.*?<\/dt>/g)?.map(textOf)).toEqual(names);
  expect(html).toContain('<a href="https://developers.facebook.com/apps">Meta for Developers</a>');
});

it('has one column of limits if Mixpost adds none to those of the network', async () => {
  const html = await htmlOf('<ServiceLimits service="google" set="quota" />');
  expect(html.match(/<th [^>]*>[^<]*/g)?.map(textOf)).toEqual(['What', 'Limit']);
});

it.each([
  [
    'ServiceGlance service="x" view="short"',
    'names the view "short", which doesn\'t exist; write one of errors, setup, review.',
  ],
  ['ServiceGlance service="fb"', /^1: names the service "fb", which doesn't exist; write one of facebook, /],
  [
    'ServiceGlance service="x" acount="page"',
    'names the attribute "acount", which doesn\'t exist; write one of service, view.',
  ],
  [
    'Scopes service="linked-in" set="group"',
    'names the set of scopes "group", which doesn\'t exist; write one of share, community-management-api.',
  ],
  ['CallbackAddresses service="bluesky"', 'shows the addresses of Bluesky, which has none; remove the block.'],
  [
    'CallbackAddresses service="stripe"',
    'shows a callback URL of Stripe, which has a webhook URL instead; write <WebhookAddress service="stripe" />.',
  ],
  [
    'WebhookAddress service="x"',
    'shows a webhook URL of X, which has a callback URL instead; write <CallbackAddresses service="x" />.',
  ],
  ['Scopes service="x"', 'shows the scopes of X, which has none; remove the block.'],
])('rejects <%s />', async (block, sentence) => {
  expect(await failureOf(`<${block} />`)).toEqual(
    typeof sentence === 'string' ? `1: ${sentence}` : expect.stringMatching(sentence),
  );
});

it('ServicesOverview links each service to its page', async () => {
  const html = await htmlOf('<ServicesOverview />');
  expect(services.filter(({ path, name }) => !html.includes(`<a href="${path}">${name}</a>`))).toEqual([]);
});

describe('the table of services', () => {
  it('has no duplicate keys, addresses, or sets', () => {
    const duplicates = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);
    expect(duplicates(services.map(({ key }) => key))).toEqual([]);
    for (const { addresses, scopes, limits } of services) {
      expect(duplicates(addresses.map(({ name }) => name))).toEqual([]);
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
