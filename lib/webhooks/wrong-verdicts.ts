import type { Vector } from './vectors';

/** Sends a delivery to a receiver and gives the status of the answer; null when none came. */
export type Deliver = (delivery: Pick<Vector, 'body' | 'signature'>) => Promise<number | null>;

/** The status that a receiver answers with. */
const statusFor = (isAuthentic: boolean) => (isAuthentic ? 200 : 403);

/** Sends every delivery to a receiver and names, in a sentence each, those that it judges wrongly. */
export async function wrongVerdicts(vectors: readonly Vector[], deliver: Deliver): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, isAuthentic, ...delivery } of vectors) {
    const status = await deliver(delivery);
    const expected = statusFor(isAuthentic);
    if (status !== expected) {
      wrong.push(`"${name}" got ${status ?? 'no answer'}; a receiver must answer ${expected}.`);
    }
  }
  return wrong;
}
