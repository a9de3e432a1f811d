import type { Signature } from './types';

/** Errors of the AI assistant. */
export const openAi: readonly Signature[] = [
  {
    title: '`Incorrect API key provided` or `invalid_api_key`',
    at: ['/services/ai/open-ai/troubleshooting#incorrect-api-key-provided-or-invalid_api_key'],
    texts: ['incorrect api key provided', 'invalid_api_key'],
  },
  {
    title: '`You exceeded your current quota, please check your plan and billing details`',
    at: [
      '/services/ai/open-ai/troubleshooting#you-exceeded-your-current-quota-please-check-your-plan-and-billing-details',
    ],
    texts: ['you exceeded your current quota', 'insufficient_quota'],
  },
  {
    title: '`The model ... does not exist or you do not have access to it`',
    at: ['/services/ai/open-ai/troubleshooting#the-model--does-not-exist-or-you-do-not-have-access-to-it'],
    texts: ['does not exist or you do not have access to it', 'model_not_found'],
  },
  {
    title: '`Rate limit reached for requests` or `rate_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting#rate-limit-reached-for-requests-or-rate_limit_exceeded'],
    texts: ['rate limit reached for', 'rate_limit_exceeded'],
    needs: ['openai', 'gpt'],
  },
  {
    title: '`cURL error 28`, `6` or `7`',
    at: ['/services/ai/open-ai/troubleshooting#curl-error-28-6-or-7'],
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
    at: ['/services/ai/open-ai/troubleshooting#curl-error-60'],
    texts: ['curl error 60 … api.openai.com'],
  },
  {
    title: '`Invalid Authentication`',
    at: ['/services/ai/open-ai/troubleshooting#invalid-authentication'],
    texts: ['invalid authentication'],
    needs: ['openai', 'gpt'],
  },
  {
    title: '`IP not authorized`',
    at: ['/services/ai/open-ai/troubleshooting#ip-not-authorized'],
    texts: ['ip not authorized'],
    needs: ['openai', 'ip'],
  },
  {
    title: '`The server had an error while processing your request`',
    at: ['/services/ai/open-ai/troubleshooting#the-server-had-an-error-while-processing-your-request'],
    texts: ['the server had an error while processing your request'],
  },
  {
    title: '`You must be a member of an organization to use the API`',
    at: ['/services/ai/open-ai/troubleshooting#you-must-be-a-member-of-an-organization-to-use-the-api'],
    texts: ['you must be a member of an organization to use the api'],
  },
  {
    title: '`You have insufficient permissions for this operation. Missing scopes: model.request`',
    at: [
      '/services/ai/open-ai/troubleshooting#you-have-insufficient-permissions-for-this-operation-missing-scopes-modelrequest',
    ],
    texts: ['you have insufficient permissions for this operation. missing scopes: model.request'],
  },
  {
    title: '`Country, region, or territory not supported`',
    at: ['/services/ai/open-ai/troubleshooting#country-region-or-territory-not-supported'],
    texts: ['country, region, or territory not supported'],
  },
  {
    title: '`credit_balance_exhausted`',
    at: ['/services/ai/open-ai/troubleshooting#credit_balance_exhausted'],
    texts: ['credit_balance_exhausted'],
  },
  {
    title: '`organization_usage_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting#organization_usage_limit_exceeded'],
    texts: ['organization_usage_limit_exceeded'],
  },
  {
    title: '`organization_spend_limit_exceeded` or `project_spend_limit_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting#organization_spend_limit_exceeded-or-project_spend_limit_exceeded'],
    texts: ['organization_spend_limit_exceeded', 'project_spend_limit_exceeded'],
  },
  {
    title: '`Billing hard limit has been reached` or `billing_hard_limit_reached`',
    at: ['/services/ai/open-ai/troubleshooting#billing-hard-limit-has-been-reached-or-billing_hard_limit_reached'],
    texts: ['billing hard limit has been reached', 'billing_hard_limit_reached'],
  },
  {
    title: '`context_length_exceeded`',
    at: ['/services/ai/open-ai/troubleshooting#context_length_exceeded'],
    texts: ['context_length_exceeded'],
  },
];
