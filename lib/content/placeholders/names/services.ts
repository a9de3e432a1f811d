import type { Placeholder } from '@/lib/content/placeholders/entry';

export const services = {
  'mastodon-server': {
    label: 'Mastodon server',
    example: 'mastodon.social',
    hint: 'The host name of the Mastodon server, without https:// and without a path.',
    kind: 'domain',
  },
  'openai-key': {
    label: 'OpenAI API key',
    example: 'sk-proj-your-key',
    hint: 'A key of your OpenAI project.',
    kind: 'token',
    isSecret: true,
  },
  'provider-domain': {
    label: 'Identity provider domain',
    example: 'id.example.com',
    hint: 'The host name of your identity provider, without https://.',
    kind: 'domain',
  },
  'tenant-id': {
    label: 'Entra tenant ID',
    example: '8d2f0c4e-1b5a-4f7e-9c3d-6a0b7e5f1d24',
    hint: 'The GUID of your directory in Microsoft Entra ID.',
    kind: 'uuid',
  },
  'sso-client': {
    label: 'Application slug',
    example: 'mixpost',
    hint: 'The slug of your application in Authentik.',
    kind: 'word',
  },
  realm: {
    label: 'Keycloak realm',
    example: 'main',
    hint: 'The realm that your users are in.',
    kind: 'word',
  },
  issuer: {
    label: 'Issuer',
    example: 'https://accounts.google.com',
    hint: 'The issuer URL that your identity provider shows. For this command, leave out the trailing slash.',
    kind: 'address',
  },
} as const satisfies Record<string, Placeholder>;
