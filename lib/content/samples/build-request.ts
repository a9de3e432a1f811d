import type { RequestDescription } from '@/lib/content/api/request-descriptions';

type Pair = { name: string; value: string };

/** a field of a form */
type Param = { name: string; value?: string; fileName?: string };

/** a request in HAR 1.2 format, which sample generators accept */
export type SampleRequest = {
  method: string;
  url: string;
  headers: Pair[];
  queryString: Pair[];
  postData?: { mimeType: string; text?: string; params?: Param[] };
};

/** what a request contains */
export type Filled = {
  parameters: Readonly<Record<string, unknown>>;
  body: unknown;
};

/**
 * Returns a request with these parameters and this body. The reader's own values are placeholders. Runs in the build
 * for samples, and in browsers for the request builder.
 */
export function buildRequest(
  { method, url, needsToken, places, body: about }: RequestDescription,
  { parameters, body }: Filled,
): SampleRequest {
  const pairsIn = (place: string) =>
    Object.entries(parameters)
      .filter(([name]) => places[name] === place)
      .flatMap(([name, value]) => [value].flat().map((item) => ({ name, value: String(item) })));
  const postData = bodyOf(about, body);
  return {
    method,
    url: pairsIn('path').reduce(
      (address, { name, value }) => address.replace(`{${name}}`, () => encodeURIComponent(value)),
      url,
    ),
    headers: [
      { name: 'Accept', value: 'application/json' },
      ...(needsToken ? [{ name: 'Authorization', value: 'Bearer [[access-token]]' }] : []),
      // For a form, the client sets the content type itself, because it includes the boundary.
      ...(postData?.text === undefined ? [] : [{ name: 'Content-Type', value: postData.mimeType }]),
      ...pairsIn('header'),
    ],
    queryString: pairsIn('query'),
    ...(postData && { postData }),
  };
}

/** Returns the body; undefined if it has no fields and needs none. */
function bodyOf(about: RequestDescription['body'], body: unknown): SampleRequest['postData'] {
  if (!about || typeof body !== 'object' || body === null) {
    return undefined;
  }
  const { type, schema } = about;
  if (type === 'multipart/form-data') {
    const params = Object.entries(body).map(([name, value]) =>
      schema.properties?.[name]?.format === 'binary'
        ? { name, fileName: String(value) }
        : { name, value: String(value) },
    );
    return { mimeType: type, params };
  }
  const isEmpty = Object.keys(body).length === 0 && (schema.required ?? []).length === 0;
  return isEmpty ? undefined : { mimeType: type, text: compactArrays(JSON.stringify(body, null, 2)) };
}

/** Returns the URL of a request with its query. */
export function fullUrl({ url, queryString }: SampleRequest) {
  const query = queryString.map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return query.length === 0 ? url : `${url}?${query.join('&')}`;
}

const primitive = String.raw`(?:"[^"\n]*"|-?[\d.e+]+|true|false|null)`;
const primitives = new RegExp(String.raw`\[\n\s*(${primitive}(?:,\n\s*${primitive})*)\n\s*\]`, 'g');
const maxWidth = 60;

/**
 * Puts arrays of primitive values on one line, in JSON as formatted by `JSON.stringify(value, null, 2)`.
 *
 * @param text JSON, which can be part of other text
 */
export function compactArrays(text: string) {
  return text.replaceAll(primitives, (whole, values: string) => {
    const line = `[${values.replaceAll(/,\n\s*/g, ', ')}]`;
    return line.length <= maxWidth ? line : whole;
  });
}
