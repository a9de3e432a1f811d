import { SequenceDrawing } from './sequence-drawing';

const browser = 0;
const mixpost = 1;
const network = 2;

/** Shows how an account is connected, and where the callback address is used. */
export function OauthRoundTrip() {
  return (
    <SequenceDrawing
      title="How an account is connected"
      parts={[
        { title: 'Your browser', detail: 'you' },
        { title: 'Mixpost', detail: 'your server' },
        { title: 'Network', detail: 'with your developer app' },
      ]}
      messages={[
        { from: browser, to: mixpost, text: 'Add account' },
        { from: mixpost, to: browser, text: 'app ID, scopes, callback address' },
        { from: browser, to: network, text: 'opens the network’s dialog' },
        { from: network, to: network, text: 'checks the callback address' },
        { from: network, to: browser, text: 'after you agree: redirect with a code' },
        { from: browser, to: mixpost, text: 'callback address, with the code' },
        { from: mixpost, to: network, text: 'code and app secret' },
        { from: network, to: mixpost, text: 'access token, stored encrypted' },
      ]}
    />
  );
}
