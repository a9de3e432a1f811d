import type { SequenceDrawingProps } from './sequence-drawing';

// In the messages, each participant is the index of its part.
const browser = 0;
const customer = 0;
const editor = 0;
const mixpost = 1;
const network = 2;
const platform = 2;
const redis = 2;
const horizon = 3;

export const oauthRoundTrip: SequenceDrawingProps = {
  title: 'How an account is connected',
  parts: [
    { title: 'Your browser', detail: 'you' },
    { title: 'Mixpost', detail: 'your server' },
    { title: 'Network', detail: 'with your developer app' },
  ],
  messages: [
    { from: browser, to: mixpost, text: 'Add account' },
    { from: mixpost, to: browser, text: 'app ID, scopes, callback URL' },
    { from: browser, to: network, text: 'opens the network’s dialog' },
    { from: network, to: network, text: 'checks the callback URL' },
    { from: network, to: browser, text: 'after you agree: redirect with a code' },
    { from: browser, to: mixpost, text: 'callback URL, with the code' },
    { from: mixpost, to: network, text: 'code and app secret' },
    { from: network, to: mixpost, text: 'access token, stored encrypted' },
  ],
};

export const paymentRoundTrip: SequenceDrawingProps = {
  title: 'How a payment reaches Mixpost',
  parts: [
    { title: 'Customer', detail: 'in a browser' },
    { title: 'Mixpost', detail: 'your server' },
    { title: 'Platform', detail: 'for payments' },
  ],
  messages: [
    { from: customer, to: mixpost, text: 'chooses a plan and billing cycle' },
    { from: mixpost, to: customer, text: 'checkout URL' },
    { from: customer, to: platform, text: 'pays in the checkout' },
    { from: platform, to: mixpost, text: 'signed event to the webhook URL' },
    { from: mixpost, to: mixpost, text: 'checks the signature' },
    { from: mixpost, to: platform, text: '200, or the platform sends it again' },
    { from: mixpost, to: customer, text: 'the subscription is active' },
  ],
};

export const scheduledPost: SequenceDrawingProps = {
  title: 'How a scheduled post is published',
  parts: [
    { title: 'You', detail: 'in the editor' },
    { title: 'Mixpost', detail: 'web, cron, and MySQL' },
    { title: 'Redis', detail: 'the queue' },
    { title: 'Horizon', detail: 'queue workers' },
  ],
  messages: [
    { from: editor, to: mixpost, text: 'post and time, saved in MySQL' },
    { from: mixpost, to: mixpost, text: 'every minute: is a post due?' },
    { from: mixpost, to: redis, text: 'a job for each due post' },
    { from: redis, to: horizon, text: 'the next job' },
    { from: horizon, to: horizon, text: 'publishes to the network' },
    { from: horizon, to: mixpost, text: 'published or failed, with the error' },
  ],
};
