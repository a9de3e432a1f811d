import type { SignatureSource } from './types';

/** Errors of the AI assistant. */
export const openAi: readonly SignatureSource[] = [
  {
    title: '`Incorrect API key provided` or `invalid_api_key`',
    at: ['/services/ai/open-ai/troubleshooting'],
    isShared: true,
  },
  {
    title: '`You exceeded your current quota, please check your plan and billing details`',
    at: ['/services/ai/open-ai/troubleshooting'],
    texts: ['you exceeded your current quota', 'insufficient_quota'],
    isShared: true,
  },
  {
    title: '`The model ... does not exist or you do not have access to it`',
    at: ['/services/ai/open-ai/troubleshooting'],
    texts: ['does not exist or you do not have access to it', 'model_not_found'],
  },
  {
    title: '`Rate limit reached for requests` or `rate_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting'],
    texts: ['rate limit reached for', 'rate_limit_exceeded'],
    isShared: true,
  },
  {
    title: '`cURL error 28`, `6` or `7`',
    at: ['/services/ai/open-ai/troubleshooting'],
    texts: [
      'api.openai.com … timed out',
      'curl error 28 … api.openai.com',
      'curl error 6 … api.openai.com',
      'curl error 7 … api.openai.com',
      'could not resolve host: api.openai.com',
    ],
  },
  {
    title: '`cURL error 60`',
    at: ['/services/ai/open-ai/troubleshooting'],
    texts: ['curl error 60 … api.openai.com'],
  },
  {
    title: '`Invalid Authentication`',
    at: ['/services/ai/open-ai/troubleshooting'],
    isShared: true,
  },
  {
    title: '`IP not authorized`',
    at: ['/services/ai/open-ai/troubleshooting'],
    isShared: true,
  },
  {
    title: '`The server had an error while processing your request`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`You must be a member of an organization to use the API`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`You have insufficient permissions for this operation. Missing scopes: model.request`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`Country, region, or territory not supported`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`credit_balance_exhausted`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`organization_usage_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`organization_spend_limit_exceeded` or `project_spend_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`Billing hard limit has been reached` or `billing_hard_limit_reached`',
    at: ['/services/ai/open-ai/troubleshooting'],
  },
  {
    title: '`context_length_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting'],
    isShared: true,
  },
];
