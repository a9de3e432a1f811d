import type { Placeholder } from '@/lib/content/placeholders/entry';

export const api = {
  'workspace-uuid': {
    label: 'Workspace UUID',
    example: 'your-workspace-uuid',
    hint: 'The UUID of the workspace that your API requests use.',
    kind: 'uuid',
  },
  'access-token': {
    label: 'Access token',
    example: 'your-access-token',
    hint: 'An API access token of the user who makes the requests.',
    kind: 'token',
    isSecret: true,
  },
  'receiver-url': {
    label: 'Webhook receiver URL',
    example: 'https://hooks.example.com/mixpost',
    hint: 'The public URL of your service that receives webhooks from Mixpost.',
    kind: 'address',
  },
} as const satisfies Record<string, Placeholder>;
