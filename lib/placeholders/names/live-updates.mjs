// @ts-check

/** @satisfies {Record<string, import('../entry').Placeholder>} */
export const liveUpdates = /** @type {const} */ ({
  'reverb-app-id': {
    label: 'Reverb app id',
    example: '482913',
    hint: 'Any number of six digits; it names your app to Reverb.',
    kind: 'number',
    generate: 'digits',
  },
  'reverb-app-key': {
    label: 'Reverb app key',
    example: '32-hex-characters',
    hint: 'The output of openssl rand -hex 16. Browsers receive it.',
    kind: 'word',
    generate: 'hex',
  },
  'reverb-app-secret': {
    label: 'Reverb app secret',
    example: '32-other-hex-characters',
    hint: 'A second output of openssl rand -hex 16. It is a secret.',
    kind: 'secret',
    isSecret: true,
    generate: 'hex',
  },
  'pusher-app-id': {
    label: 'Pusher app id',
    example: '1234567',
    hint: 'The id of your app at Pusher.',
    kind: 'word',
  },
  'pusher-app-key': {
    label: 'Pusher app key',
    example: 'your-pusher-key',
    hint: 'The key of your app at Pusher. Browsers receive it.',
    kind: 'word',
  },
  'pusher-app-secret': {
    label: 'Pusher app secret',
    example: 'your-pusher-secret',
    hint: 'The secret of your app at Pusher.',
    kind: 'secret',
    isSecret: true,
  },
});
