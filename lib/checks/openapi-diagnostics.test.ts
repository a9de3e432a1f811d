import { describe, expect, it } from 'vitest';
import { type OpenapiSource, parseOpenapi } from '@/lib/content/api/source';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { doc, sidebar } from '@/lib/site/manifest/define';
import { routesOf } from '@/lib/site/manifest/routes';
import { diagnosticsOf, openapiDiagnostics } from './openapi-diagnostics';
import { operationPageDiagnostics } from './openapi-operations';

const validDocument = `openapi: 3.1.0
paths:
  /posts:
    get:
      operationId: listPosts
      x-docs-page: /api/posts/list
      parameters:
        - name: day
          in: query
          schema: { type: string, format: date }
          example: 2026-12-01
      responses:
        "200":
          content:
            application/json:
              schema:
                type: array
                items: { $ref: "#/components/schemas/Post" }
              example:
                - id: 1
                  state: draft
                - id: 2
                  state: out
    delete:
      operationId: deletePosts
      x-docs-page: /api/posts/delete
      responses:
        "200":
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Post" }
              examples:
                one: { $ref: "#/components/examples/One" }
components:
  schemas:
    Post:
      type: object
      required: [id]
      properties:
        id: { type: integer }
        state: { enum: [draft, out] }
  examples:
    One:
      value:
        id: 1
webhooks:
  post.out:
    post:
      operationId: onPostOut
      x-docs-page: /webhooks/
      responses: {}
`;

const parse = (text: string) => parseOpenapi(text, 'content/api/openapi.yaml');

function sourceOf(text: string): OpenapiSource {
  const source = parse(text);
  if ('diagnostics' in source) {
    throw new Error(source.diagnostics.map(sentenceOf).join('\n'));
  }
  return source;
}

/** Returns the diagnostics for the valid document after one of its lines was changed. */
function diagnosticsAfter(from: string, to: string): string[] {
  expect(validDocument).toContain(from);
  return diagnosticsOf(sourceOf(validDocument.replace(from, () => to))).map(sentenceOf);
}

describe('diagnosticsOf', () => {
  it('reports nothing for a valid document', () => {
    expect(diagnosticsOf(sourceOf(validDocument))).toEqual([]);
  });

  it('reports a reference without a target, and the closest name', () => {
    expect(
      diagnosticsAfter('items: { $ref: "#/components/schemas/Post" }', 'items: { $ref: "#/components/schemas/Posts" }'),
    ).toEqual([
      'content/api/openapi.yaml:18 refers to #/components/schemas/Posts, which it lacks; write #/components/schemas/Post if that is meant.',
    ]);
  });

  it.each([
    ['#/components/schemas/Account', 'add "Account" to #/components/schemas'],
    ['post.yaml#/Post', 'write a reference that starts with #/, to a part of this file'],
  ])('suggests a fix for a reference to %s', (reference, remedy) => {
    const [sentence] = diagnosticsAfter(
      'items: { $ref: "#/components/schemas/Post" }',
      `items: { $ref: "${reference}" }`,
    );
    expect(sentence).toBe(`content/api/openapi.yaml:18 refers to ${reference}, which it lacks; ${remedy}.`);
  });

  it("names the line and the field of an example that doesn't match its schema", () => {
    expect(diagnosticsAfter('                  state: out', '                  state: gone')).toEqual([
      'content/api/openapi.yaml:23 has an example that doesn\'t match its schema: "[1].state" must be one of draft, out; correct the example, or the schema.',
    ]);
  });

  it("reports referenced examples where they're written, and checks formats", () => {
    expect(diagnosticsAfter('      value:\n        id: 1', '      value:\n        id: one')).toEqual([
      'content/api/openapi.yaml:45 has an example that doesn\'t match its schema: "id" must be integer; correct the example, or the schema.',
    ]);
    expect(diagnosticsAfter('example: 2026-12-01', 'example: 1 December')).toEqual([
      'content/api/openapi.yaml:11 has an example that doesn\'t match its schema: it must match format "date"; correct the example, or the schema.',
    ]);
  });

  it('reports an invalid schema', () => {
    expect(diagnosticsAfter('id: { type: integer }', 'id: { type: number of days }')[0]).toMatch(
      /^content\/api\/openapi\.yaml:\d+ has a schema that is not JSON Schema \(.+\); write valid JSON Schema 2020-12/,
    );
  });

  it('names both operations with the same operationId', () => {
    expect(diagnosticsAfter('operationId: onPostOut', 'operationId: listPosts')).toEqual([
      'content/api/openapi.yaml:49 gives the webhook post.out the operationId "listPosts", which GET /posts already has (line 5); change one of the two.',
    ]);
  });

  it('reports an operation without an operationId', () => {
    expect(diagnosticsAfter('      operationId: deletePosts\n', '')).toEqual([
      'content/api/openapi.yaml:24 has no operationId for DELETE /posts; add one, such as listPosts; pages refer to the operation by it.',
    ]);
  });
});

describe('parseOpenapi', () => {
  it.each([
    [
      'paths:\n  /posts:\n   get: [\n',
      /^content\/api\/openapi\.yaml:4 is not YAML \(.+\); correct the indentation, or/,
    ],
    [
      'paths: *none\n',
      /^content\/api\/openapi\.yaml:1 is not YAML \(Unresolved alias.+\); correct the indentation, or/,
    ],
  ])("names the line at which %j isn't YAML", (text, sentence) => {
    const parsed = parse(text);
    expect('diagnostics' in parsed && parsed.diagnostics.map(sentenceOf)[0]).toMatch(sentence);
  });
});

describe('operationPageDiagnostics', () => {
  const ids = ['api/posts/list', 'api/posts/delete', 'webhooks/index'];
  const manifest = {
    sidebars: {
      api: sidebar(
        'API',
        ids.map((id) => doc(id)),
      ),
    },
    standalone: [],
    redirects: {},
  };
  const routes = routesOf([{ name: 'current', label: 'Next', path: '/', manifest }]);
  const diagnosticsIn = (text: string) => operationPageDiagnostics(sourceOf(text), routes).map(sentenceOf);

  it('reports nothing if each operation has its page', () => {
    expect(diagnosticsIn(validDocument)).toEqual([]);
  });

  it("reports an operation without a page, and a page that doesn't exist", () => {
    expect(diagnosticsIn(validDocument.replace('      x-docs-page: /api/posts/list\n', ''))).toEqual([
      'content/api/openapi.yaml:4 has no page for GET /posts; add x-docs-page with the path of the page that describes it, such as /api/posts/list.',
    ]);
    expect(diagnosticsIn(validDocument.replace('/webhooks/', '/webhooks'))).toEqual([
      'content/api/openapi.yaml:50 names the page /webhooks for the webhook post.out, but there is no such page; write /webhooks/ if that is meant.',
    ]);
    expect(diagnosticsIn(validDocument.replace('/api/posts/list', '/mcp'))).toEqual([
      'content/api/openapi.yaml:6 names the page /mcp for GET /posts, but there is no such page; write that page and add it to content/manifest.ts.',
    ]);
  });
});

describe('openapiDiagnostics', () => {
  it("reports nothing for this site's document", () => {
    expect(openapiDiagnostics(process.cwd()).map(sentenceOf)).toEqual([]);
  });

  it('reports nothing for a project without a document', () => {
    expect(openapiDiagnostics('/nowhere')).toEqual([]);
  });
});
