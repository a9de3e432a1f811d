const push = /<script>self\.__next_f\.push\((\[.*?\])\)<\/script>/gs;
const opening = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** A page without the payload that Next wrote into it, and that payload. */
export type Parted = { readonly html: string; readonly payload: string };

/**
 * Takes the payload out of a page: what React takes the page over with, more than half of its bytes. The same stands in a file of its own,
 * for changes of page.
 *
 * @throws when the page holds none in the form that this knows
 */
export function partPayload(html: string): Parted {
  const pieces = [...html.matchAll(push)].map(([, pushed = '']) => JSON.parse(pushed) as [number, string]);
  if (!html.includes(opening) || pieces.length === 0 || pieces.some(([kind]) => kind !== 1)) {
    throw new Error('A page holds its payload in another form than `self.__next_f.push([1,"…"])`.');
  }
  return {
    html: html.replace(opening, '').replace(push, ''),
    payload: pieces.map(([, text]) => text).join(''),
  };
}
