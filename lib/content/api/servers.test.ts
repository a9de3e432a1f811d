import { expect, it } from 'vitest';
import { oldCorePath } from '@/content/environment/core-path.mjs';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { openDocument } from './document';

const { servers, paths } = openDocument().root;

it('the first server is that of a new installation, with the examples that pages show', () => {
  const [withoutCorePath, withCorePath] = servers;
  expect(withCorePath?.url).toBe('https://{domain}/{corePath}/api/{workspaceUuid}');
  expect(withCorePath?.variables).toMatchObject({
    domain: { default: placeholders.domain.example },
    corePath: { default: oldCorePath },
    workspaceUuid: { default: placeholders['workspace-uuid'].example },
  });
  expect(withoutCorePath?.url).toBe('https://{domain}/api/{workspaceUuid}');
});

it.each(['/ping', '/workspaces'])("%s isn't within a workspace", (path) => {
  const addresses = paths[path]?.servers?.map(({ url }) => url);
  expect(addresses).toEqual(['https://{domain}/api', 'https://{domain}/{corePath}/api']);
});
