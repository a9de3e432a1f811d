import type { Placeholder } from '@/lib/content/placeholders/entry';

export const mail = {
  'smtp-host': {
    label: 'Mail server',
    example: 'smtp.example.com',
    hint: 'The host name of the server that sends your email.',
    kind: 'host',
  },
  'smtp-user': {
    label: 'Mail user',
    example: 'mixpost@example.com',
    hint: 'The username for the mail server.',
    kind: 'user',
  },
  'smtp-password': {
    label: 'Mail password',
    example: 'your-mail-password',
    hint: 'The password for the mail server.',
    kind: 'secret',
    isSecret: true,
  },
} as const satisfies Record<string, Placeholder>;
