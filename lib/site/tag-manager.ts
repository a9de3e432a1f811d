import type { Service } from './services';

/** Where the container of the tag manager, and what it loads itself, may come from. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/** The inline script that `@next/third-parties` adds before the container, byte for byte: the policy allows it by its hash. */
export const tagManagerSnippet = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/**
 * Google Tag Manager with Google Analytics, by https://developers.google.com/tag-platform/security/guides/csp. Tags of the container that
 * load from elsewhere need their sources here.
 */
export const tagManager: Service = {
  name: 'Google Tag Manager',
  sources: {
    'script-src': [tagManagerOrigin],
    'img-src': [tagManagerOrigin, 'https://*.google-analytics.com'],
    'connect-src': [tagManagerOrigin, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  inlineScripts: [tagManagerSnippet],
  trustedTypes: ['goog#html'],
};
