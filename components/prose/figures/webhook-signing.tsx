import { Arrow, Box, Drawing, Frame } from './drawing';

const description =
  'Mixpost and your receiver have the same secret. Mixpost computes an HMAC of the body with the secret, and sends the body with that ' +
  'signature in the X-Signature header. Your receiver computes the HMAC of the raw body with its own copy of the secret and compares the ' +
  'two signatures in constant time. If they match, it returns 200 and processes the event. If not, or if the header is missing, it returns 403.';

/** Shows how the sender signs a webhook and the receiver verifies it. */
export function WebhookSigning() {
  return (
    <Drawing width={740} height={300} description={description}>
      <Frame x={0} y={0} width={250} height={300} title="Mixpost" />
      <Frame x={370} y={0} width={370} height={300} title="Your receiver" />
      <Box x={20} y={48} title="Secret" detail="the same on both sides" width={210} />
      <Box x={20} y={134} title="HMAC SHA-256" detail="of the body, as hex" width={210} />
      <Box x={20} y={220} title="Request" detail="body and X-Signature" width={210} />
      <Box x={390} y={48} title="Secret" detail="in the environment" width={150} />
      <Box x={390} y={134} title="HMAC SHA-256" detail="of the raw body" width={150} />
      <Box x={390} y={220} title="Request" detail="unmodified" width={150} />
      <Box x={600} y={134} title="Equal?" detail="in constant time" width={120} />
      <Box x={600} y={48} title="200" detail="process the event" width={120} />
      <Box x={600} y={220} title="403" detail="reject it" width={120} />
      <Arrow path="M125 104v28" />
      <Arrow path="M125 190v28" />
      <Arrow path="M230 248H388" label="HTTPS" at={[309, 241]} />
      <Arrow path="M465 104v28" />
      <Arrow path="M465 220v-28" label="raw body" at={[496, 209]} />
      <Arrow path="M540 162h58" />
      <Arrow path="M540 248h18q12 0 12 -12v-52q0 -12 12 -12h16" label="header" at={[563, 264]} />
      <Arrow path="M660 134v-28" label="yes" at={[676, 124]} />
      <Arrow path="M660 190v28" label="no" at={[674, 208]} />
    </Drawing>
  );
}
