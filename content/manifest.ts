import { category, doc, sidebar } from '@/lib/manifest/define';
import type { IdsOf, Manifest } from '@/lib/manifest/types';

/** Every page of the site and its place: the sidebars in reading order, the pages without one, and the moved addresses. */
export const manifest = {
  sidebars: {
    docs: sidebar('Learn', [
      doc('index'),
      category('Webhooks', [doc('webhooks/index'), doc('webhooks/create'), doc('webhooks/secure')]),
    ]),
    lite: sidebar('Lite', [
      doc('lite/index'),
      category('Installation', [
        doc('lite/installation/docker'),
        doc('lite/installation/laravel-package'),
        doc('lite/installation/manual'),
      ]),
      category('Configuration', [doc('lite/configuration/environment-variables')]),
      category('Keeping it current', [
        doc('lite/updating'),
        doc('lite/upgrading/index'),
        doc('lite/upgrading/upgrading-v2'),
      ]),
    ]),
    pro: sidebar('Pro', [doc('pro/index')]),
    enterprise: sidebar('Enterprise', [doc('enterprise/index')]),
    troubleshooting: sidebar('Troubleshooting', [doc('troubleshooting')]),
    guides: sidebar('Guides', [doc('guides/index')]),
    services: sidebar('Services', [doc('services/index')]),
    api: sidebar('API', [
      doc('api/index'),
      category('Accounts', [doc('api/accounts/list'), doc('api/accounts/get')]),
      category('Media', [
        doc('api/media/list'),
        doc('api/media/get'),
        doc('api/media/upload'),
        doc('api/media/update'),
        doc('api/media/delete'),
      ]),
      category('Posts', [
        doc('api/posts/list'),
        doc('api/posts/get'),
        doc('api/posts/create'),
        doc('api/posts/update'),
        doc('api/posts/schedule'),
        doc('api/posts/add-to-queue'),
        doc('api/posts/approve'),
        doc('api/posts/delete'),
        doc('api/posts/delete-multiple'),
      ]),
      category('Tags', [
        doc('api/tags/list'),
        doc('api/tags/get'),
        doc('api/tags/create'),
        doc('api/tags/update'),
        doc('api/tags/delete'),
      ]),
      category('Analytics', [doc('api/analytics/get')]),
    ]),
  },
  standalone: ['server'],
  redirects: {
    '/lite/installation': '/lite/installation/docker',
    '/services/media/unsplash': '/services/',
  },
} as const satisfies Manifest;

/**
 * The id of a page that exists, for code that names one.
 *
 * @public
 */
export type DocId = IdsOf<typeof manifest>;
