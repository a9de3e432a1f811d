// @ts-check

/** @satisfies {Record<string, import('../entry').Placeholder>} */
export const api = /** @type {const} */ ({
  'workspace-uuid': {
    label: 'Workspace UUID',
    example: '3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15',
    hint: 'The UUID of the workspace that requests work in.',
    kind: 'uuid',
  },
  'access-token': {
    label: 'Access token',
    example: 'your-access-token',
    hint: 'A token of the user on whose behalf requests act.',
    kind: 'token',
    isSecret: true,
  },
  'receiver-url': {
    label: 'Receiver of webhooks',
    example: 'https://hooks.example.com/mixpost',
    hint: 'The public address of your own service that Mixpost calls when something happens.',
    kind: 'address',
  },
});
