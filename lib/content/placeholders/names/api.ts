import type { Placeholder } from '@/lib/content/placeholders/entry';

export const api = {
  'workspace-uuid': {
    label: 'Workspace UUID',
    example: '3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15',
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
