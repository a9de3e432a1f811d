import { category, doc, sidebar } from '@/lib/manifest/define';
import type { IdsOf, Manifest } from '@/lib/manifest/types';

/** Every page of the site and its place: the sidebars in reading order, the pages without one, and the moved addresses. */
export const manifest = {
  sidebars: {
    docs: sidebar('Learn', [doc('index'), category('Webhooks', [doc('webhooks/index')])]),
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
    pro: sidebar('Pro', [
      doc('pro/index'),
      category('Configuration', [doc('pro/configuration/environment-variables')]),
    ]),
    enterprise: sidebar('Enterprise', [
      doc('enterprise/index'),
      category('Configuration', [doc('enterprise/configuration/environment-variables')]),
    ]),
    troubleshooting: sidebar('Troubleshooting', [doc('troubleshooting')]),
    guides: sidebar('Guides', [doc('guides/index')]),
    services: sidebar('Services', [doc('services/index')]),
    api: sidebar('API', [doc('api/index')]),
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
