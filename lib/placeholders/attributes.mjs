// @ts-check

/**
 * The attributes of the element around a placeholder's example, which the browser fills by (see `lib/values/fill-text.ts`).
 *
 * @param {import('./place-values.mjs').PlacedPart} part with a name
 */
export function attributesOf({ name, context, after }) {
  return {
    class: 'placeholder',
    'data-placeholder': name ?? '',
    ...(context === '' ? {} : { 'data-in': context }),
    ...(after === '' ? {} : { 'data-after': after }),
  };
}
