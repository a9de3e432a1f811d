import { expect, it } from 'vitest';
import { placeholders } from '@/lib/content/placeholders/registry.mjs';
import { openapiSource } from './source';

const source = openapiSource(process.cwd());
const { servers, paths } = source && 'value' in source ? source.value : { servers: [], paths: {} };

it('the addresses of the servers have the values that pages show before a reader gives their own', () => {
  const [withCorePath, withoutCorePath] = servers;
  expect(withCorePath.url).toBe('https://{domain}/{corePath}/api/{workspaceUuid}');
  expect(withCorePath.variables).toMatchObject({
    domain: { default: placeholders.domain.example },
    corePath: { default: placeholders['core-path'].example },
    workspaceUuid: { default: placeholders['workspace-uuid'].example },
  });
  expect(withoutCorePath.url).toBe('https://{domain}/api/{workspaceUuid}');
});

it.each(['/ping', '/workspaces'])('%s stands outside of a workspace', (path) => {
  const addresses = paths[path].servers.map(({ url }: { readonly url: string }) => url);
  expect(addresses).toEqual(['https://{domain}/{corePath}/api', 'https://{domain}/api']);
});
