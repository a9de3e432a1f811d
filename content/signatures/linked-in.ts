import type { SignatureSource } from './types';

/** Errors of LinkedIn. */
export const linkedIn: readonly SignatureSource[] = [
  {
    title: '`Not enough permissions to access: partnerApiPosts`',
    at: ['/services/social/linked-in/'],
    texts: ['not enough permissions to access: partnerapiposts', '"message":"access denied"'],
    isShared: true,
  },
  {
    title: '`/content/article/title :: null cannot be coerced to String`',
    at: ['/services/social/linked-in/'],
    texts: ['/content/article/title :: null cannot be coerced', 'null cannot be coerced to string'],
  },
  {
    title: '`The redirect_uri does not match the registered value`',
    at: ['/services/social/linked-in/'],
    texts: ['redirect_uri does not match the registered value'],
  },
  {
    title: 'LinkedIn returns 422 for a duplicate',
    at: ['/services/social/linked-in/#linkedin-answers-422-for-a-duplicate'],
    texts: ['content is a duplicate of urn:li'],
  },
  {
    title: '`A required parameter "grant_type" is missing`',
    at: ['/services/social/linked-in/'],
    texts: ['required parameter "grant_type" is missing'],
  },
  {
    title: '`Resource level throttle limit`',
    at: ['/services/social/linked-in/community-management-api'],
  },
  {
    title: 'The account is unauthorized after two months',
    at: ['/services/social/linked-in/'],
    texts: [
      'revoked_access_token',
      'expired_access_token',
      /"serviceerrorcode":6560\d/,
      '"message":"invalid access token"',
      '"message":"expired access token"',
      '"message":"the token has been revoked"',
      'empty oauth2_access_token',
    ],
    isShared: true,
  },
  {
    title: 'Other errors of LinkedIn',
    at: ['/services/social/linked-in/'],
    texts: [
      '"error_description":"client authentication failed"',
      'the passed in client_id is invalid',
      'required parameter "client_id" is missing',
      'required parameter "client_secret" is missing',
      '"message":"resource not found"',
      '"message":"internal server error"',
      '"message":"gateway timeout"',
    ],
    isShared: true,
  },
  {
    title: '`NONEXISTENT_VERSION`',
    at: ['/services/social/linked-in/'],
  },
  {
    title: '`unauthorized_scope_error`',
    at: ['/services/social/linked-in/'],
  },
];
