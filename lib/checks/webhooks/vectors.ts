import { z } from 'zod';
import file from '@/content/webhooks/verifiers/vectors.json';

const schema = z.strictObject({
  secret: z.string().min(1),
  vectors: z.array(
    z.strictObject({
      name: z.string(),
      body: z.string(),
      /** The value of `X-Signature`; null if the header is missing. */
      signature: z.string().nullable(),
      isAuthentic: z.boolean(),
    }),
  ),
});

/** A delivery as a receiver gets it, and whether Mixpost sent it. */
export type Vector = z.infer<typeof schema>['vectors'][number];

/** The secret of all deliveries, and the deliveries that every verifier must judge correctly. */
export const { secret, vectors } = schema.parse(file);
