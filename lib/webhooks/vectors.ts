import { z } from 'zod';
import file from '@/content/webhooks/verifiers/vectors.json';

const schema = z.strictObject({
  secret: z.string().min(1),
  vectors: z.array(
    z.strictObject({
      name: z.string(),
      body: z.string(),
      /** What stands in `X-Signature`; null where the header is missing. */
      signature: z.string().nullable(),
      isAuthentic: z.boolean(),
    }),
  ),
});

/** One delivery, as it reaches a receiver, and whether Mixpost sent it. */
export type Vector = z.infer<typeof schema>['vectors'][number];

/** The secret of all deliveries, and the deliveries that every verifier must judge rightly. */
export const { secret, vectors } = schema.parse(file);
