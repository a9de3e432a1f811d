import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import { isCompressible } from '@/lib/hosting/compress-file';
import { caching, contentTypes, knownTypes, securityHeaders } from '@/lib/hosting/headers';
import { encodings, type ReadFile, type Representation } from './files';
import type { FileTarget, Resolver } from './resolve';

/** Responds to a request as every configured host does. */
export async function respond(
  { resolve, notFoundFile }: Resolver,
  read: ReadFile,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method, url = '/' } = request;
  for (const [name, value] of securityHeaders) {
    response.setHeader(name, value);
  }
  response.setHeader('Cache-Control', caching.others);
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(response, 405, 'This site only accepts GET and HEAD requests.');
  }
  const target = resolve(url);
  if (target.kind === 'invalid') {
    return sendText(response, 400, 'The address is not valid.');
  }
  if (target.kind === 'redirect') {
    response.setHeader('Location', target.to);
    return sendText(response, 301, `This page is at ${target.to}`);
  }
  const accepted = encodingsOf(request);
  if (target.kind === 'file') {
    const preferred = preferredFile(target, request);
    const found = await read(preferred, accepted);
    if (found) {
      setContentHeaders(response, preferred, found);
      if (target.isHashed) {
        response.setHeader('Cache-Control', caching.hashed);
      }
      if (target.markdown) {
        response.appendHeader('Vary', 'Accept').setHeader('Link', target.markdown.links);
      }
      return sendFile(request, response, found);
    }
  }
  const file = notFoundFile(url);
  const page = await read(file, accepted);
  if (page === null) {
    return sendText(response, 404, 'Not found.');
  }
  response.statusCode = 404;
  setContentHeaders(response, file, page);
  response.end(page.bytes);
}

/**
 * Returns the file of the media type that the client prefers, and HTML if it prefers none (RFC 9110, section 12.5.1).
 */
function preferredFile({ file, markdown }: FileTarget, request: IncomingMessage): string {
  const type = markdown && new Negotiator(request).mediaType(['text/html', 'text/markdown']);
  return type === 'text/markdown' ? (markdown?.file ?? file) : file;
}

function encodingsOf(request: IncomingMessage) {
  const accepted = new Negotiator(request).encodings([...encodings]);
  return encodings.filter((encoding) => encoding === 'identity' || accepted.includes(encoding));
}

function setContentHeaders(response: ServerResponse, file: string, { bytes, encoding }: Representation): void {
  const extension = extname(file).slice(1);
  const type = contentTypes[extension] ?? knownTypes[extension] ?? 'application/octet-stream';
  response.setHeader('Content-Type', /^text\/[a-z]+$/.test(type) ? `${type}; charset=utf-8` : type);
  response.setHeader('Content-Length', bytes.length);
  if (isCompressible(file)) {
    response.setHeader('Vary', 'Accept-Encoding');
  }
  if (encoding !== 'identity') {
    response.setHeader('Content-Encoding', encoding);
  }
}

/** Sends a file, the requested part of it, or nothing if the client already has it (RFC 9110, sections 13 and 14). */
function sendFile(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { bytes, etag }: Representation,
): void {
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (fresh(headers, { etag })) {
    response.statusCode = 304;
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Length');
    response.end();
    return;
  }
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  // Other units and methods have no ranges here, so theirs are ignored.
  const range = method === 'GET' && isSame && headers.range?.startsWith('bytes=') ? headers.range : null;
  const ranges = range === null ? -2 : parseRange(bytes.length, range, { combine: true });
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${bytes.length}`);
    response.removeHeader('Content-Encoding');
    sendText(response, 416, `The file has ${bytes.length} bytes.`);
    return;
  }
  const [part, ...others] = ranges === -2 ? [] : ranges;
  if (part === undefined || others.length > 0) {
    response.end(bytes);
    return;
  }
  response.statusCode = 206;
  response.setHeader('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  response.setHeader('Content-Length', part.end - part.start + 1);
  response.end(bytes.subarray(part.start, part.end + 1));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text) + 1);
  response.end(`${text}\n`);
}
