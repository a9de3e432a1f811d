import type { Service } from './services';

/** The origin of the tag manager's container and of what the tag manager itself loads. */
export const tagManagerOrigin = 'https://www.googletagmanager.com';

/**
 * The exact text of the inline script that `@next/third-parties` adds before the container, because the policy allows
 * it by its hash.
 */
export const tagManagerSnippet = `
      (function(w,l){
        w[l]=w[l]||[];
        w[l].push({'gtm.start': new Date().getTime(),event:'gtm.js'});
        
      })(window,'dataLayer');`;

/**
 * Google Tag Manager with Google Analytics, according to
 * https://developers.google.com/tag-platform/security/guides/csp. If tags in the container load from other origins, add
 * those sources here.
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
