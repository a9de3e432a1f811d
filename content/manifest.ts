import { category, doc, sidebar } from '@/lib/site/manifest/define';
import type { IdsOf, Manifest } from '@/lib/site/manifest/types';

/**
 * All pages and redirects of the site: the sidebars in reading order, the pages without a sidebar, and the paths that
 * have moved.
 */
export const manifest = {
  sidebars: {
    docs: sidebar('Learn', [
      doc('index'),
      doc('editions'),
      doc('quick-start'),
      doc('pages'),
      doc('mcp'),
      doc('offline'),
      doc('changes'),
      category('Webhooks', [doc('webhooks/index'), doc('webhooks/create'), doc('webhooks/secure')]),
    ]),
    lite: sidebar('Lite', [
      doc('lite/index'),
      doc('lite/first-post'),
      category('Installation', [
        doc('lite/installation/docker'),
        doc('lite/installation/manual'),
        doc('lite/installation/laravel-package'),
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
      category('Installation', [
        doc('pro/installation/docker'),
        doc('pro/installation/manual'),
        doc('pro/installation/laravel-package'),
      ]),
      category('Configuration', [doc('pro/configuration/environment-variables')]),
      category('Keeping it current', [
        doc('pro/updating'),
        doc('pro/upgrading/index'),
        doc('pro/upgrading/upgrading-v1'),
        doc('pro/upgrading/upgrading-v2'),
        doc('pro/upgrading/upgrading-v3'),
        doc('pro/upgrading/upgrading-v4'),
        doc('pro/upgrading/upgrading-v5'),
        doc('pro/upgrading/upgrading-v6'),
        doc('pro/upgrading/upgrading-v7'),
      ]),
    ]),
    enterprise: sidebar('Enterprise', [
      doc('enterprise/index'),
      category('Installation', [
        doc('enterprise/installation/docker'),
        doc('enterprise/installation/manual'),
        doc('enterprise/installation/laravel-package'),
      ]),
      category('Configuration', [
        doc('enterprise/configuration/environment-variables'),
        doc('enterprise/configuration/onboarding'),
        doc('enterprise/configuration/subscription-plans'),
        doc('enterprise/configuration/billing'),
        doc('enterprise/configuration/multiple-workspaces'),
        doc('enterprise/configuration/dedicated-twitter-api'),
        doc('enterprise/configuration/scripts'),
      ]),
      category('Keeping it current', [
        doc('enterprise/updating'),
        doc('enterprise/upgrading/index'),
        doc('enterprise/upgrading/upgrading-from-pro'),
        doc('enterprise/upgrading/upgrading-v2'),
        doc('enterprise/upgrading/upgrading-v3'),
        doc('enterprise/upgrading/upgrading-v4'),
        doc('enterprise/upgrading/upgrading-v5'),
        doc('enterprise/upgrading/upgrading-v6'),
        doc('enterprise/upgrading/upgrading-v7'),
        doc('enterprise/upgrading/upgrading-v8'),
      ]),
    ]),
    troubleshooting: sidebar('Troubleshooting', [
      doc('troubleshooting'),
      doc('doctor'),
      doc('troubleshooting/find-the-problem'),
      category('Errors by area', [
        doc('troubleshooting/installation'),
        doc('troubleshooting/database'),
        doc('troubleshooting/sign-in-and-https'),
        doc('troubleshooting/queues'),
        doc('troubleshooting/media'),
        doc('troubleshooting/real-time-updates'),
      ]),
    ]),
    guides: sidebar('Guides', [
      doc('guides/index'),
      doc('guides/backup'),
      doc('upgrade'),
      doc('guides/s3'),
      doc('guides/horizon'),
      doc('guides/proxies'),
      doc('guides/security'),
      doc('guides/advisories'),
      doc('guides/monitoring'),
      doc('guides/people'),
      doc('guides/several-servers'),
      doc('guides/platforms'),
      category('API', [
        doc('guides/api-schedule'),
        doc('guides/api-networks'),
        doc('guides/api-retry'),
        doc('guides/api-best-times'),
        doc('guides/api-upload-chunks'),
        doc('guides/api-upload-url'),
        doc('guides/api-errors'),
      ]),
      doc('guides/limits'),
      doc('guides/uninstall'),
    ]),
    services: sidebar('Services', [
      doc('services/index'),
      category('Facebook and Instagram', [
        doc('services/social/facebook/index'),
        doc('services/social/facebook/app-review'),
        doc('services/social/facebook/troubleshooting'),
      ]),
      category('Threads', [doc('services/social/threads/index'), doc('services/social/threads/app-review')]),
      category('Bluesky', [doc('services/social/bluesky/index'), doc('services/social/bluesky/troubleshooting')]),
      category('LinkedIn', [
        doc('services/social/linked-in/index'),
        doc('services/social/linked-in/share'),
        doc('services/social/linked-in/community-management-api'),
      ]),
      category('TikTok', [
        doc('services/social/tik-tok/index'),
        doc('services/social/tik-tok/direct-post-audit'),
        doc('services/social/tik-tok/faq'),
        doc('services/social/tik-tok/troubleshooting'),
      ]),
      category('YouTube and Google', [
        doc('services/social/google/index'),
        doc('services/social/google/consent-screen'),
        doc('services/social/google/youtube-quota'),
        doc('services/social/google/troubleshooting'),
      ]),
      category('More networks', [
        doc('services/social/x'),
        doc('services/social/mastodon'),
        doc('services/social/pinterest'),
      ]),
      category('AI', [doc('services/ai/open-ai/index'), doc('services/ai/open-ai/troubleshooting')]),
      category('Media', [doc('services/media/tenor')]),
      category('Payment', [
        doc('services/payment/stripe'),
        doc('services/payment/paddle-billing'),
        doc('services/payment/paddle'),
        doc('services/payment/paystack'),
      ]),
      category('Sign-in', [doc('services/sso')]),
    ]),
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
  standalone: ['server', 'accessibility', 'checked'],
  redirects: {
    '/lite/installation': '/lite/installation/docker',
    '/services/media/unsplash': '/services/',
  },
} as const satisfies Manifest;

/**
 * The ID of an existing page, for code that refers to one.
 *
 * @public
 */
export type DocId = IdsOf<typeof manifest>;
