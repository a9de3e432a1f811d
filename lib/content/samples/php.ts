import type { SampleRequest } from './build-request';

const step = '    ';
const widest = 80;

/**
 * Returns a request as self-contained PHP code that uses the cURL extension. We generate it ourselves, because none of
 * the generators we compared produces a form with a file that PHP accepts, and each drops something else (the method,
 * booleans, or objects without fields).
 */
export function php({ method, url, headers, queryString, postData }: SampleRequest) {
  const query = new URLSearchParams(queryString.map(({ name, value }) => [name, value])).toString();
  const lines = headers.map(({ name, value }) => quoted(`${name}: ${value}`));
  const options = [
    ...(method === 'GET' ? [] : [['CURLOPT_CUSTOMREQUEST', quoted(method)]]),
    ['CURLOPT_HTTPHEADER', list(lines, 1)],
    ...(postData ? [['CURLOPT_POSTFIELDS', bodyOf(postData)]] : []),
    ['CURLOPT_RETURNTRANSFER', 'true'],
  ];
  return [
    '<?php',
    '',
    `$curl = curl_init(${quoted(query === '' ? url : `${url}?${query}`)});`,
    'curl_setopt_array($curl, [',
    ...options.map(([name, value]) => `${step}${name} => ${value},`),
    ']);',
    '',
    'echo curl_exec($curl);',
  ].join('\n');
}

function bodyOf({ text, params = [] }: NonNullable<SampleRequest['postData']>) {
  if (text !== undefined) {
    return `json_encode(${phpOf(JSON.parse(text), 1)})`;
  }
  const fields = params.map(({ name, value = '', fileName }) => {
    const content = fileName ? `new CURLFile(${quoted(fileName)})` : quoted(value);
    return `${quoted(name)} => ${content}`;
  });
  return list(fields, 1);
}

/** Returns a JSON value as PHP code. */
function phpOf(value: unknown, depth: number): string {
  if (typeof value === 'string') {
    return quoted(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => phpOf(item, depth + 1));
    const line = `[${items.join(', ')}]`;
    return value.some((item) => typeof item === 'object') || line.length > widest ? list(items, depth) : line;
  }
  const entries = Object.entries(value).map(([key, inner]) => `${quoted(key)} => ${phpOf(inner, depth + 1)}`);
  // An empty array would become [] in JSON.
  return entries.length > 0 ? list(entries, depth) : 'new stdClass()';
}

/** @param depth of the line that opens the list */
function list(items: readonly string[], depth: number) {
  const inner = items.map((item) => `${step.repeat(depth + 1)}${item},\n`);
  return items.length > 0 ? `[\n${inner.join('')}${step.repeat(depth)}]` : '[]';
}

function quoted(text: string) {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
