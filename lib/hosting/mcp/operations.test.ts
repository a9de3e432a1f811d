import { expect, test } from 'vitest';
import { findOperations, operationsOf } from './operations';

const operations = operationsOf({
  paths: {
    '/posts': {
      get: { operationId: 'listPosts', summary: 'List posts', 'x-docs-page': '/api/posts/list' },
      post: { operationId: 'createPost', summary: 'Create a post', 'x-docs-page': '/api/posts/create' },
    },
    '/posts/{postUuid}': {
      get: { operationId: 'getPost', summary: 'Get a post', 'x-docs-page': '/api/posts/get' },
      delete: { operationId: 'deletePost', summary: 'Delete a post', 'x-docs-page': '/api/posts/delete' },
    },
    '/posts/all': { delete: { operationId: 'deletePosts', summary: 'Delete posts', 'x-docs-page': '/api/posts/all' } },
    '/internal': { get: { operationId: 'internal' } },
  },
});

test.each([
  ['POST /posts', ['createPost']],
  ['get https://social.example.com/mixpost/api/1/posts/?page=2', ['listPosts']],
  ['DELETE /posts/0f7b', ['deletePost']],
  ['DELETE /posts/all', ['deletePosts']],
  ['/posts/{postUuid}', ['getPost', 'deletePost']],
  ['ListPosts', ['listPosts']],
  ['create a post', ['createPost']],
  ['post create', ['createPost']],
  ['GET /internal', []],
  ['PATCH /posts', []],
  ['/(posts', []],
])('finds %s', (wanted, ids) => {
  expect(findOperations(operations, wanted).map(({ id }) => id)).toEqual(ids);
});
