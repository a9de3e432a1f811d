import type { Placeholder } from '@/lib/content/placeholders/entry';

export const liveUpdates = {
  'reverb-app-id': {
    label: 'Reverb app ID',
    example: '482913',
    hint: 'Any six-digit number. It identifies your app to Reverb.',
    kind: 'number',
    generate: 'digits',
  },
  'reverb-app-key': {
    label: 'Reverb app key',
    example: '32-hex-characters',
    hint: 'The output of openssl rand -hex 16. Browsers can see this key.',
    kind: 'word',
    generate: 'hex',
  },
  'reverb-app-secret': {
    label: 'Reverb app secret',
    example: '32-other-hex-characters',
    hint: 'The output of another openssl rand -hex 16.',
    kind: 'secret',
    isSecret: true,
    generate: 'hex',
  },
  'pusher-app-id': {
    label: 'Pusher app ID',
    example: '1234567',
    hint: 'The ID of your Pusher app.',
    kind: 'word',
  },
  'pusher-app-key': {
    label: 'Pusher app key',
    example: 'your-pusher-key',
    hint: 'The key of your Pusher app. Browsers can see it.',
    kind: 'word',
  },
  'pusher-app-secret': {
    label: 'Pusher app secret',
    example: 'your-pusher-secret',
    hint: 'The secret of your Pusher app.',
    kind: 'secret',
    isSecret: true,
  },
} as const satisfies Record<string, Placeholder>;
