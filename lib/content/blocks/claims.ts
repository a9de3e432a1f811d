import { claims } from '@/content/claims.mjs';
import type { Attributes } from './block-registry';
import { stack } from './markdown';

/** `<Claims />` lists what's unverified, each with a check and what to do in both cases. `<Unverified>` links to it. */
export function claimList({ level = '3' }: Attributes) {
  return stack(
    Object.entries(claims).map(([id, { fact, check, confirmed, otherwise }]) =>
      stack([
        `${'#'.repeat(Number(level))} ${fact} [#${id}]`,
        `To check, ${check}. If confirmed, ${confirmed}; otherwise, ${otherwise}.`,
      ]),
    ),
  );
}
