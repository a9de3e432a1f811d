import { locale } from './locale';

/** The identity of the product and of this site: the only place for names, URLs, and links. */
export const site = {
  product: 'Mixpost',
  name: 'Mixpost documentation',
  description:
    'Install, configure, upgrade, and automate Mixpost, social media management software for your own server.',
  /** The public URL of the site. Deployments at another URL set NEXT_PUBLIC_SITE_URL. */
  url: 'https://docs.mixpost.app',
  locale,
  themeColor: { dark: '#0f1015', light: '#fcfcfe' },
  links: {
    marketing: 'https://mixpost.app',
    chat: 'https://mixpost.app/discord',
    socialGroup: 'https://www.facebook.com/groups/getmixpost',
    blog: 'https://mixpost.app/blog',
    source: 'https://github.com/inovector/mixpost',
  },
  copyright: '© 2026 The contributors of this documentation site. Mixpost is a trademark of its owner.',
} as const;
