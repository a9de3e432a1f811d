import { expect, it } from 'vitest';
import type { Document } from '@/lib/content/api/types';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { doc, sidebar } from '@/lib/site/manifest/define';
import { routesOf } from '@/lib/site/manifest/routes';
import { operationPageDiagnostics } from './openapi-operations';

const manifest = {
  sidebars: { api: sidebar('API', [doc('api/posts/list'), doc('webhooks/index')]) },
  standalone: [],
  redirects: {},
};
const routes = routesOf([{ name: 'current', label: 'Next', path: '/', manifest }]);

function diagnosticsFor(page: string | undefined, webhookPage = '/webhooks/'): string[] {
  const document: Document = {
    file: 'openapi.yaml',
    root: {
      servers: [],
      paths: { '/posts': { get: { operationId: 'listPosts', responses: {}, ...(page && { 'x-docs-page': page }) } } },
      webhooks: { 'post.out': { post: { operationId: 'out', responses: {}, 'x-docs-page': webhookPage } } },
    },
  };
  return operationPageDiagnostics(document, routes).map(sentenceOf);
}

it('reports nothing if each operation has its page', () => {
  expect(diagnosticsFor('/api/posts/list')).toEqual([]);
});

it("reports an operation without a page, and a page that doesn't exist", () => {
  expect(diagnosticsFor(undefined)).toEqual([
    'openapi.yaml has no page for listPosts; add x-docs-page with the path of the page that describes it, such as /api/posts/list.',
  ]);
  expect(diagnosticsFor('/api/posts/list', '/webhooks')).toEqual([
    'openapi.yaml names the page /webhooks for post.out, but there is no such page; write /webhooks/ if that is meant.',
  ]);
  expect(diagnosticsFor('/mcp')).toEqual([
    'openapi.yaml names the page /mcp for listPosts, but there is no such page; write that page and add it to content/manifest.ts.',
  ]);
});
