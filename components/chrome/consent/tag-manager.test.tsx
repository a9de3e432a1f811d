import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { tagManagerOrigin, tagManagerSnippet } from '@/lib/site/services';
import { storeConsent } from './consent';
import { TagManager } from './tag-manager';

// The test waits for what loads on demand, which nothing would do within `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

test('after consent, adds only the script whose hash the policy allows and the container from the allowed origin', async () => {
  const added: Node[] = [];
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    added.push(node);
    return node;
  });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<TagManager gtmId="GTM-X" />));
  expect(added).toEqual([]);
  flushSync(() => storeConsent('granted'));
  await vi.waitFor(() => expect(added).toHaveLength(2));
  const [snippet, container] = added as HTMLScriptElement[];
  expect(snippet?.textContent).toBe(tagManagerSnippet);
  expect(container?.getAttribute('src')).toBe(`${tagManagerOrigin}/gtm.js?id=GTM-X`);
});
