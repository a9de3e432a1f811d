import type { SignatureSource } from './types';

/** Errors of HTTPS, domains, and proxies. */
export const https: readonly SignatureSource[] = [
  {
    title: 'Mixed content, blocked styles, or a white page over HTTPS',
    at: ['/troubleshooting/sign-in-and-https', '/pro/upgrading/upgrading-v3#websocket-refused-or-mixed-content'],
    texts: [
      'mixed content',
      'blocked loading mixed active content',
      'pangolin',
      /location: http:\/\/([\w.-]+)[/: ](?<=https:\/\/\1\b.{1,500})/,
    ],
    symptoms: [
      /(?:proxy|https|domain).{0,120}(?:white|blank|empty) page|(?:white|blank|empty) page.{0,120}(?:proxy|https)/,
    ],
    isGeneral: true,
  },
  {
    title: 'The site works on `http://` only, or links jump to `https://`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['links jump to https', 'works on http only'],
  },
  {
    title: 'Redirects lead to an internal URL',
    at: [
      '/troubleshooting/sign-in-and-https#redirects-lead-to-an-internal-address',
      '/troubleshooting/sign-in-and-https#the-site-works-on-http-only-or-links-jump-to-https',
    ],
    texts: [
      /location: (https?:\/\/(?:10\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|localhost|127\.)[^/ ]*)(?<!\1.{1,400}\1)/,
    ],
    symptoms: [
      /(?:redirect|change|take|send|lead|go|jump)\S* .{0,60}\bto (?:https?:\/\/)?(?:10\.\d|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|localhost|127\.)/,
    ],
  },
  {
    title: '`ERR_TOO_MANY_REDIRECTS` with an empty core path',
    at: ['/guides/advisories#pro-redirect-loop'],
    texts: ['err_too_many_redirects', 'redirected you too many times'],
    needs: ['mixpost_core_path=', 'core path'],
  },
  {
    title: '`ERR_TOO_MANY_REDIRECTS`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [
      'err_too_many_redirects',
      'redirected you too many times',
      "isn't redirecting properly",
      'too many redirects',
      /maximum \(\d+\) redirects/,
      /location: (https?:\/\/\S+?)\/?(?: |$)(?<=\1\/?["']? .{0,300}http 30[18]\b.{0,200})/,
      'will not follow more than',
    ],
  },
  {
    title: '`SSL_ERROR_RX_RECORD_TOO_LONG`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['ssl_error_rx_record_too_long', 'wrong_version_number … handshake', 'err_ssl_protocol_error'],
  },
  {
    title: 'No certificate in Docker',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['err_cert_authority_invalid', 'err_cert_common_name_invalid', 'net::err_cert', 'sec_error_unknown_issuer'],
    isGeneral: true,
  },
  {
    title: "`client version 1.24 is too old` in Traefik's log",
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['client version … is too old. minimum supported api version'],
    isShared: true,
  },
  {
    title: '`too many failed authorizations` or `rateLimited`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [
      'too many failed authorizations',
      'acme:error:ratelimited',
      'there were too many requests of a given type',
      /too many certificates (?:\(\d+\) )?already issued/,
    ],
  },
  {
    title: '`Certbot failed to authenticate some domains`',
    at: ['/troubleshooting/sign-in-and-https', '/server#get-the-https-certificate'],
    texts: [
      'certbot failed to authenticate some domains',
      'failed authorization procedure.',
      'could not bind tcp port',
      'problem binding to port',
      'some challenges have failed.',
      /unable to (?:obtain acme certificate|generate a certificate for the domains).{0,400}acme:error:(?!ratelimited)/,
      /(?:invalid response from|fetching) https?:\/\/\S+\/\.well-known\/acme-challenge\//,
    ],
  },
  { title: '`no app for hostname`', at: ['/troubleshooting/sign-in-and-https#no-app-for-hostname'] },
  {
    title: '`redirect_uri mismatch` or `URL blocked`',
    at: [
      '/troubleshooting/sign-in-and-https',
      '/services/',
      '/enterprise/upgrading/upgrading-v8#redirect_uri_mismatch-for-every-network',
      '/pro/upgrading/upgrading-v7#404-at-mixpost-and-redirect_uri-mismatch-at-the-networks',
    ],
    texts: ['redirect_uri mismatch', 'redirect uri mismatch', 'callback/ … redirect_uri'],
  },
  {
    title: 'The connection to Facebook times out from a container',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [
      'curl error 28 … graph.facebook.com',
      'graph.facebook.com port 443 after',
      'graph.facebook.com … timed out',
    ],
  },
  {
    title: '`cURL error 6`, `cURL error 7` or `cURL error 28`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: [
      /curl error 6: could not resolve host: (?!templates|[\w-]+ \(see [^)]+\) for (?!https?:))/,
      'curl error 7: failed to connect',
      'curl error 28',
    ],
  },
  {
    title: '`cURL error 60: SSL certificate problem`',
    at: ['/troubleshooting/sign-in-and-https'],
    texts: ['curl error 60', 'ssl certificate problem'],
  },
  {
    title: '`502 Bad Gateway` with `wrong version number` in the log',
    at: ['/guides/proxies'],
    texts: [
      'wrong version number … ssl handshaking to upstream',
      'routines::wrong version number',
      'first record does not look like a tls handshake',
    ],
  },
  {
    title: '`502 Bad Gateway` with `connection refused` in the log',
    at: ['/guides/proxies'],
    texts: [
      'connect() failed (111: connection refused) while connecting to upstream',
      /(?:\b502\b|unable to reach the origin service).{0,200}dial tcp \S+ connect: connection refused/,
      /dial tcp \S+ connect: connection refused.{0,400}reverseproxy/,
    ],
  },
  {
    title: '`502 Bad Gateway` with `connection refused` in the log',
    at: ['/guides/proxies'],
    texts: ['http 502', '502 bad gateway', 'result: 502'],
    needs: ['docker', 'mixpost-1', 'mixpost_1', 'caddy', 'traefik', 'proxy', 'tunnel', 'cloudflare'],
    isGeneral: true,
  },
  {
    title: "Lines in a proxy's log, and Cloudflare's errors",
    at: ['/guides/proxies'],
    texts: [
      'host not found in upstream',
      /dial tcp: lookup \S+ (?:on \S+ )?no such host/,
      'dns lookup failure for',
      /(?:113: |connect: )no route to host/,
      /dial tcp \S+ i\/o timeout/,
      /\(110\)connection timed out.{0,60}(?:ah00957|attempt to connect)|ah00957: .{0,60}connection timed out/,
      'no live upstreams while connecting to upstream',
      'failed to make connection to backend',
      /upstream prematurely closed connection|recv\(\) failed \(104: connection reset by peer\)|read: connection reset by peer/,
      'error reading status line from remote server',
      /upstream timed out \(110: [^)]*\) while (?:reading response header from|reading|connecting to) upstream/,
      /reverseproxy.{0,200}context deadline exceeded|context deadline exceeded.{0,200}reverseproxy/,
      'the timeout specified has expired',
      'no protocol handler was valid for the url',
      'worker_connections are not enough',
      /error(?: code:?)? (?:52[0-6]|1016|1033)\b/,
      /(?:web server is down|connection timed out|origin is unreachable|a timeout occurred|ssl handshake failed|invalid ssl certificate|unknown error|origin dns error|cloudflare tunnel error).{0,80}(?:error code|cloudflare)/,
    ],
    needs: ['upstream', 'mixpost', 'reverseproxy', 'proxy', 'cloudflare', 'error code'],
    isGeneral: true,
  },
  {
    title: 'Find three names',
    at: ['/guides/proxies'],
    texts: [/uses a non-?existent (?:certificate )?resolver/, /entrypoint (?:"[^"]+" )?doesn't exist/],
    isShared: true,
  },
  {
    title: '`504 Gateway Timeout` from Traefik',
    at: ['/guides/proxies'],
    texts: ['504 gateway timeout', /traefik.{0,400}http 504|http 504.{0,400}traefik/],
    isShared: true,
  },
  {
    title: '`404 page not found` from Traefik',
    at: ['/guides/proxies'],
    texts: ['404 page not found', 'unable to find the ip address for the container', 'cn=traefik default cert'],
    isShared: true,
  },
];
