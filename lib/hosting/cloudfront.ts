import { stemOf } from '@/lib/site/paths.mjs';
import type { HostDescription } from './describe-host';
import { contentTypes, knownTypes, securityHeaders } from './headers';

/** Maximum size of a CloudFront function, in bytes (https://docs.aws.amazon.com/general/latest/gr/cf_region.html). */
export const functionLimit = 10_240;

/** Extensions of files that are served under their own name. */
const fileTypes = Object.keys({ ...knownTypes, ...contentTypes }).filter((extension) => extension !== 'html');

/**
 * Returns the description as a CloudFront function for viewer requests, in front of a bucket with the exported files.
 * To stay small, it only names folders and redirects. It treats any other URL without an extension as a page, and S3
 * decides whether the page exists.
 *
 * @returns the function's text, which exceeds `functionLimit` for a site with very many folders
 */
export function cloudfrontFunction({ basePath, pages, folders, redirects }: HostDescription): string {
  const stems = [...pages, ...folders]
    .map(({ address }) => address.slice(basePath.length))
    .filter((path) => path.endsWith('/') && path !== '/')
    .map(stemOf);
  const old = redirects.map(({ from, to }) => [stemOf(from.slice(basePath.length)), to.slice(basePath.length)]);
  return `// Written by the build: a CloudFront function (runtime 2.0) for viewer requests. The bucket holds the files of the export.
var base = ${JSON.stringify(basePath)};
var folders = ${JSON.stringify(stems)};
var old = ${JSON.stringify(Object.fromEntries(old))};
var files = /\\.(?:${fileTypes.join('|')})$/;

function handler(event) {
  var request = event.request;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { statusCode: 405, statusDescription: 'Method Not Allowed', headers: { allow: { value: 'GET, HEAD' } } };
  }
  if (request.uri !== base && request.uri.indexOf(base + '/') !== 0) {
    return request;
  }
  var path = request.uri.slice(base.length).replace(/\\/{2,}/g, '/');
  if (files.test(path)) {
    request.uri = path;
    return request;
  }
  var stem = path.replace(/\\.html$/, '').replace(/^\\/+|\\/+$/g, '').replace(/(^|\\/)(?:index\\/)*index$/, '');
  if (stem === '404') {
    request.uri = '/404/';
    return request;
  }
  var to = old[stem] || '/' + stem + (stem !== '' && folders.indexOf(stem) !== -1 ? '/' : '');
  if (base + to !== request.uri) {
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: base + to + query(request) } } };
  }
  request.uri = stem === '' ? '/index.html' : '/' + stem + '.html';
  return request;
}

function query(request) {
  var parts = [];
  for (var name in request.querystring) {
    var entry = request.querystring[name];
    (entry.multiValue || [entry]).forEach(function (one) {
      parts.push(one.value === '' ? name : name + '=' + one.value);
    });
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}
`;
}

/**
 * Returns the headers as a configuration for `aws cloudfront create-response-headers-policy`, which has dedicated
 * fields for most of them.
 */
export function cloudfrontHeaders(): string {
  const all = Object.fromEntries(securityHeaders);
  const custom = ['Cross-Origin-Opener-Policy', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'];
  const policy = {
    Name: 'docs-security-headers',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: all['Content-Security-Policy'] },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: all['Referrer-Policy'] },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: false,
        Preload: false,
        AccessControlMaxAgeSec: Number(/\d+/.exec(all['Strict-Transport-Security'] ?? '')?.[0]),
      },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map((Header) => ({ Header, Value: all[Header], Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
