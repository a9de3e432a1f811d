// @ts-check
import { bluesky } from './table/bluesky.mjs';
import { facebook } from './table/facebook.mjs';
import { google } from './table/google.mjs';
import { linkedIn } from './table/linked-in.mjs';
import { mastodon } from './table/mastodon.mjs';
import { openAi } from './table/open-ai.mjs';
import { paddle } from './table/paddle.mjs';
import { paddleBilling } from './table/paddle-billing.mjs';
import { paystack } from './table/paystack.mjs';
import { pinterest } from './table/pinterest.mjs';
import { sso } from './table/sso.mjs';
import { stripe } from './table/stripe.mjs';
import { tenor } from './table/tenor.mjs';
import { threads } from './table/threads.mjs';
import { tikTok } from './table/tik-tok.mjs';
import { x } from './table/x.mjs';

/**
 * Every service, in the order of the overview. Pages show these facts through the blocks in `lib/content/blocks/`, so
 * that each fact exists only once.
 *
 * @type {readonly import('./service').Service[]}
 */
export const services = [
  facebook,
  threads,
  x,
  mastodon,
  bluesky,
  linkedIn,
  pinterest,
  tikTok,
  google,
  openAi,
  sso,
  tenor,
  stripe,
  paddleBilling,
  paddle,
  paystack,
];
