import { SequenceDrawing } from './sequence-drawing';

const customer = 0;
const mixpost = 1;
const platform = 2;

/** How a payment becomes a subscription, and what the webhook does in it. */
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
        { from: customer, to: mixpost, text: 'chooses a plan and a cycle' },
        { from: mixpost, to: customer, text: 'address of the checkout' },
        { from: customer, to: platform, text: 'pays in the checkout' },
        { from: platform, to: mixpost, text: 'event to the webhook address, signed' },
        { from: mixpost, to: mixpost, text: 'is the signature right?' },
        { from: mixpost, to: platform, text: '200; without it, the event comes again' },
        { from: mixpost, to: customer, text: 'the workspace has its subscription' },
      ]}
    />
  );
}
