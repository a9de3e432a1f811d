// A program that a reader might write with the generated types. It's compiled but never run. Each `@ts-expect-error` is
// a mistake that the types must catch.
import createClient from 'openapi-fetch';
import type { components, paths, webhooks } from './generated/api';

const mixpost = createClient<paths>({
  baseUrl: 'https://social.example.com/api/3f7d1c9e-52b4-4c0a-9a43-6f0e8d2b7a15',
  headers: { authorization: 'Bearer your-access-token', accept: 'application/json' },
});

/** Schedules a text on every connected account. */
export async function schedule(body: string, date: string, time: string): Promise<string> {
  const accounts = await mixpost.GET('/accounts', { params: { query: { 'providers[]': ['facebook_page'] } } });
  if (!accounts.data) {
    throw new Error(accounts.error?.message ?? `Mixpost answered ${accounts.response.status}.`);
  }
  const ids: number[] = accounts.data.data.filter(({ authorized }) => authorized).map(({ id }) => id);
  const post = await mixpost.POST('/posts', {
    body: {
      schedule: true,
      date,
      time,
      accounts: ids,
      versions: [
        { account_id: 0, is_original: true, content: [{ body }], options: { linkedin: { visibility: 'CONNECTIONS' } } },
      ],
    },
  });
  if (!post.data) {
    const fields = post.error && 'errors' in post.error ? Object.keys(post.error.errors) : [];
    throw new Error(`Mixpost refused ${fields.join(', ')}: ${post.error?.message}`);
  }
  return post.data.uuid;
}

/** Returns the URLs of a published post. */
export function addressesOf({ accounts }: components['schemas']['Post']): string[] {
  return accounts.flatMap(({ external_url }) => external_url ?? []);
}

type Event = webhooks['post.published']['post']['requestBody']['content']['application/json'];

/** Handles a webhook. */
export function onPublished({ event, data }: Event): string {
  const name: 'post.published' = event;
  return `${name} ${addressesOf(data).join(' ')}`;
}

/** Yields all posts, page by page. */
export async function* everyPost(): AsyncGenerator<components['schemas']['Post']> {
  for (let page = 1; ; page += 1) {
    const { data } = await mixpost.GET('/posts', { params: { query: { page, limit: 100, 'accounts[]': [14] } } });
    yield* data?.data ?? [];
    if (!data?.links.next) {
      return;
    }
  }
}

export async function mistakes(): Promise<void> {
  // @ts-expect-error accounts are numeric IDs
  await mixpost.POST('/posts', { body: { accounts: ['e7b3d9f1-6a42-4c5d-8b1e-0d9c8f7a6b54'], versions: [] } });
  // @ts-expect-error versions are required
  await mixpost.POST('/posts', { body: { accounts: [14] } });
  // @ts-expect-error postNow is required
  await mixpost.POST('/posts/schedule/{postUuid}', { params: { path: { postUuid: '' } }, body: {} });
  // @ts-expect-error no such state
  await mixpost.GET('/posts', { params: { query: { status: 'sent' } } });
  // @ts-expect-error media files can't be deleted one by one
  await mixpost.DELETE('/media/{mediaUuid}', { params: { path: { mediaUuid: '' } } });
  const { data } = await mixpost.GET('/media/{mediaUuid}', { params: { path: { mediaUuid: '' } } });
  // @ts-expect-error the ID of a file is a string
  const id: number = data?.id;
  return void id;
}
