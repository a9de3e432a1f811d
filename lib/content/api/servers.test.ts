import { expect, it } from 'vitest';
import { placeholders } from '@/lib/content/placeholders/registry.mjs';
import { openapiSource } from './source';

const source = openapiSource(process.cwd());
const { servers, paths } = source && 'value' in source ? source.value : { servers: [], paths: {} };

it('the server variables default to the examples that pages show', () => {
  const [withCorePath, withoutCorePath] = servers;
  expect(withCorePath.url).toBe('https://{domain}/{corePath}/api/{workspaceUuid}');
  expect(withCorePath.variables).toMatchObject({
    domain: { default: placeholders.domain.example },
    corePath: { default: placeholders['core-path'].example },
    workspaceUuid: { default: placeholders['workspace-uuid'].example },
  });
  expect(withoutCorePath.url).toBe('https://{domain}/api/{workspaceUuid}');
});

it.each(['/ping', '/workspaces'])("%s isn't within a workspace", (path) => {
  const addresses = paths[path].servers.map(({ url }: { readonly url: string }) => url);
  expect(addresses).toEqual(['https://{domain}/{corePath}/api', 'https://{domain}/api']);
});
