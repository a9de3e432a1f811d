import { describe, expect, test } from 'vitest';
import { callOf } from '@/lib/content/api/calls';
import { bakery } from '@/lib/content/api/fixtures/bakery';
import { compactArrays } from './build-request';
import { php } from './php';
import { sampleRequest, samplesOf } from './samples';

const sample = (id: string, language: string) =>
  samplesOf(callOf(bakery, id)).find((candidate) => candidate.language === language)?.code;

test('writes curl commands with one option per line, placeholders, and escaped quotes', () => {
  expect(sample('updateLoaf', 'shell')).toBe(
    String.raw`curl 'https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/loaves/c4a8e6d0-5f21-4b9d-93c7-1e0f2a3b4c43?shops%5B%5D=1&shops%5B%5D=2' \
  --request PUT \
  --header 'Accept: application/json' \
  --header 'Authorization: Bearer [[access-token]]' \
  --header 'Content-Type: application/json' \
  --data '{
  "name": "It'\''s rye",
  "options": {},
  "seeds": [1, 2]
}'`,
  );
});

test('sends a form with its file in curl, without a content type', () => {
  expect(sample('uploadPicture', 'shell')).toMatch(
    /Bearer \[\[access-token\]\]' \\\n {2}--form 'file=@bread\.jpg' \\\n {2}--form 'alt_text=A loaf & more'$/,
  );
});

test('writes a form over HTTP with boundaries', () => {
  expect(sample('uploadPicture', 'http')).toMatch(
    /filename="bread\.jpg"\nContent-Type: application\/octet-stream\n\n\(the bytes of bread\.jpg\)\n------\w+\n/,
  );
});

test("writes the body of an HTTP request as it's documented", () => {
  expect(sample('updateLoaf', 'http')).toMatch(/^PUT .*\nHost: \[\[domain\]\]\n.*\n\n{\n {2}"name": "It's rye",/s);
});

describe('PHP', () => {
  test('sets the method, quotes text, and keeps empty objects', () => {
    expect(sample('updateLoaf', 'php')).toContain(
      [
        "    CURLOPT_CUSTOMREQUEST => 'PUT',",
        '    CURLOPT_HTTPHEADER => [',
        "        'Accept: application/json',",
        "        'Authorization: Bearer [[access-token]]',",
        "        'Content-Type: application/json',",
        '    ],',
        '    CURLOPT_POSTFIELDS => json_encode([',
        String.raw`        'name' => 'It\'s rye',`,
        "        'options' => new stdClass(),",
        "        'seeds' => [1, 2],",
        '    ]),',
      ].join('\n'),
    );
  });

  test('breaks long lists', () => {
    const text = JSON.stringify({ words: Array.from({ length: 9 }, () => 'a long word') });
    const code = php({
      method: 'POST',
      url: 'u',
      headers: [],
      queryString: [],
      postData: { mimeType: 'application/json', text },
    });
    expect(code).toContain("        'words' => [\n            'a long word',\n");
    expect(code).toContain('CURLOPT_HTTPHEADER => [],');
  });
});

test('has no JSON sample without a body, and no token without authentication', () => {
  expect(sample('ping', 'json')).toBeUndefined();
  expect(sample('ping', 'shell')).not.toContain('Authorization');
});

test('rejects a parameter or a body without an example', () => {
  const call = callOf(bakery, 'updateLoaf');
  const parameters = [{ name: 'day', in: 'query', required: true, schema: { type: 'string' } }] as const;
  expect(() => sampleRequest({ ...call, parameters })).toThrow(
    'needs a value for "day" in its samples; add an example to the API description.',
  );
  const operation = { ...call.operation, requestBody: { content: { 'application/json': {} } } };
  expect(() => sampleRequest({ ...call, operation })).toThrow(
    'needs a body for the samples of "updateLoaf"; add an example to the API description.',
  );
});

test.each([
  ['[\n  1,\n  2\n]', '[1, 2]'],
  ['{\n  "a": [\n    "b, c",\n    null\n  ]\n}', '{\n  "a": ["b, c", null]\n}'],
  ['[\n  {\n    "a": 1\n  }\n]', '[\n  {\n    "a": 1\n  }\n]'],
  [JSON.stringify(['a'.repeat(70)], null, 2), JSON.stringify(['a'.repeat(70)], null, 2)],
])('writes short arrays of plain values on one line: %j', (json, compact) => {
  expect(compactArrays(json)).toBe(compact);
});
