import { earlierDocumentation } from '@/lib/site/provenance';

/** Mixpost's own hosts besides this site. */
const makerHosts = ['mixpost.app', 'docs.inovector.com'];

/** Hosts on which the makers of networks, services, and server software document them. Subdomains count. */
const documentationHosts = [
  'atproto.com',
  'aws.amazon.com',
  'backblaze.com',
  'caddyserver.com',
  'cloudflare.com',
  'curl.se',
  'developer.mozilla.org',
  'digitalocean.com',
  'docker.com',
  'eff-certbot.readthedocs.io',
  'expressjs.com',
  'facebook.com',
  'getcomposer.org',
  'google.com',
  'httpd.apache.org',
  'inertiajs.com',
  'laravel.com',
  'man.openbsd.org',
  'microsoft.com',
  'min.io',
  'mysql.com',
  'n8n.io',
  'nginx.org',
  'nginxproxymanager.com',
  'nodejs.org',
  'openai.com',
  'openid.net',
  'openssl.org',
  'paddle.com',
  'paystack.com',
  'php.net',
  'pinterest.com',
  'redis.io',
  'stripe.com',
  'supervisord.org',
  'tiktok.com',
  'traefik.io',
  'ubuntu.com',
  'w3.org',
  'x.com',
];

const codePaths = [
  /^github\.com\/[^/]+\/[^/]+\/(?:blob|tree)\/(?!(?:main|master|develop|HEAD)(?:\/|$))./,
  /^github\.com\/[^/]+\/[^/]+\/(?:compare\/.+\.{3}.|tags$)/,
  /^packagist\.org\/packages\/./,
  /^hub\.docker\.com\/r\/./,
];
const userPath = /^github\.com\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/./;
const makerPath = /^(?:github\.com|packagist\.org\/packages|hub\.docker\.com\/r)\/inovector\//;

/** Tells whether a source is public code: files at a tag or commit, the difference between two tags, or a package. */
export function isCode(source: string): boolean {
  return codePaths.some((path) => path.test(addressOf(source)));
}

/** Tells whether a source is from Mixpost itself, or from the maker of what the page describes. */
export function isOfficial(source: string): boolean {
  const address = addressOf(source);
  return (
    source === earlierDocumentation ||
    [...makerHosts, ...documentationHosts].some((host) => isBelow(address, host)) ||
    (makerPath.test(address) && !userPath.test(address))
  );
}

/** Tells whether a source is from a user or a third party: an issue, a discussion, a pull request, or another site. */
export function isThirdParty(source: string): boolean {
  return !isOfficial(source) || userPath.test(addressOf(source));
}

/** Returns the URL without its scheme. */
function addressOf(source: string): string {
  return source.replace(/^https?:\/\/(?:www\.)?/, '');
}

function isBelow(address: string, host: string): boolean {
  const [own = ''] = address.split('/', 1);
  return own === host || own.endsWith(`.${host}`);
}
