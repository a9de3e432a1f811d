import { SequenceDrawing } from './sequence-drawing';

const customer = 0;
const mixpost = 1;
const platform = 2;

/** Shows how a payment becomes a subscription, and what the webhook does. */
export function PaymentRoundTrip() {
  return (
    <SequenceDrawing
      title="How a payment reaches Mixpost"
      parts={[
        { title: 'Customer', detail: 'in a browser' },
        { title: 'Mixpost', detail: 'your server' },
        { title: 'Payment platform', detail: 'with your account' },
      ]}
      messages={[
        { from: customer, to: mixpost, text: 'chooses a plan and billing cycle' },
        { from: mixpost, to: customer, text: 'checkout URL' },
        { from: customer, to: platform, text: 'pays in the checkout' },
        { from: platform, to: mixpost, text: 'signed event to the webhook address' },
        { from: mixpost, to: mixpost, text: 'checks the signature' },
        { from: mixpost, to: platform, text: '200, or the platform sends it again' },
        { from: mixpost, to: customer, text: 'the subscription is active' },
      ]}
    />
  );
}
