import type { PlacedSegment } from './place-values';

/**
 * Returns the attributes of the element around a placeholder's example. The browser uses them to fill in values (see
 * `lib/browser/values/escape.ts`).
 *
 * @param segment a placeholder, which has a name
 */
export function placeholderAttributesOf({ name, context, after }: PlacedSegment) {
  return {
    class: 'placeholder',
    'data-placeholder': name ?? '',
    ...(context === '' ? {} : { 'data-in': context }),
    ...(after === '' ? {} : { 'data-after': after }),
  };
}
