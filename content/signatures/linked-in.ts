import type { SignatureSource } from './types';

/** Errors of LinkedIn. */
export const linkedIn: readonly SignatureSource[] = [
  {
    title: '`Not enough permissions to access: partnerApiPosts`',
    at: ['/services/social/linked-in/'],
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
    texts: ['revoked_access_token', 'expired_access_token', /"serviceerrorcode":6560\d/],
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
