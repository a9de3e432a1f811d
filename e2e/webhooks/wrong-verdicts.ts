import type file from '@/content/webhooks/verifiers/vectors.json';

/** A delivery as a receiver gets it, and whether Mixpost sent it. The signature is null if the header is missing. */
type Vector = (typeof file)['vectors'][number];

/** Sends a delivery to a receiver, and resolves to the status of the response; null if there was none. */
export type Deliver = (delivery: Pick<Vector, 'body' | 'signature'>) => Promise<number | null>;

/** Returns the status that a receiver should return. */
const statusFor = (isAuthentic: boolean) => (isAuthentic ? 200 : 403);

/** Sends every delivery to a receiver, and returns a sentence for each one that it judges wrongly. */
export async function wrongVerdicts(vectors: readonly Vector[], deliver: Deliver): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, isAuthentic, ...delivery } of vectors) {
    const status = await deliver(delivery);
    const expected = statusFor(isAuthentic);
    if (status !== expected) {
      wrong.push(`"${name}" got ${status ?? 'no response'}; a receiver must return ${expected}.`);
    }
  }
  return wrong;
}
