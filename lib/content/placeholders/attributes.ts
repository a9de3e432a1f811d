import type { PlacedPart } from './place-values';

/**
 * Returns the attributes of the element around a placeholder's example. The browser uses them to fill in values (see
 * `lib/browser/values/escape.ts`).
 *
 * @param part a placeholder, which has a name
 */
export function attributesOf({ name, context, after }: PlacedPart) {
  return {
    class: 'placeholder',
    'data-placeholder': name ?? '',
    ...(context === '' ? {} : { 'data-in': context }),
    ...(after === '' ? {} : { 'data-after': after }),
  };
}
