import { expect, test } from 'vitest';
import { callOf } from '@/lib/content/api/calls';
import { openDocument } from '@/lib/content/api/document';
import { describeRequest } from '@/lib/content/api/request-descriptions';
import { buildRequest } from './build-request';

const document = openDocument();
const description = (id: string) => describeRequest(callOf(document, id));

test('puts each parameter in its place, and escapes it there', () => {
  const parameters = { postUuid: 'a/b$&', 'accounts[]': ['1', '2'], limit: 5, unknown: 1 };
  const { url, queryString } = buildRequest(description('getPost'), { parameters, body: undefined });
  expect(url).toBe('https://[[domain]]/[[core-path]]/api/[[workspace-uuid]]/posts/a%2Fb%24%26');
  expect(queryString).toEqual([]);
  expect(buildRequest(description('listPosts'), { parameters, body: {} }).queryString).toEqual([
    { name: 'accounts[]', value: '1' },
    { name: 'accounts[]', value: '2' },
    { name: 'limit', value: '5' },
  ]);
});

test('sends no body if it has no fields and needs none', () => {
  expect(buildRequest(description('deletePost'), { parameters: {}, body: {} }).postData).toBeUndefined();
  expect(buildRequest(description('createTag'), { parameters: {}, body: {} }).postData?.text).toBe('{}');
});
