import type { Placeholder } from '@/lib/content/placeholders/entry';

export const database = {
  'db-name': {
    label: 'Database name',
    example: 'mixpost_db',
    hint: 'The name of the MySQL database.',
    kind: 'identifier',
  },
  'db-user': {
    label: 'Database user',
    example: 'mixpost_user',
    hint: 'The MySQL user that Mixpost signs in with.',
    kind: 'identifier',
  },
  'db-password': {
    label: 'Database password',
    example: 'a-long-random-password',
    hint: 'The password of that MySQL user.',
    kind: 'secret',
    isSecret: true,
    generate: 'password',
  },
  'db-root-password': {
    label: 'MySQL root password',
    example: 'another-long-random-password',
    hint: 'The password of the MySQL root user. It’s set when the database volume is first created.',
    kind: 'secret',
    isSecret: true,
    generate: 'password',
  },
} as const satisfies Record<string, Placeholder>;
