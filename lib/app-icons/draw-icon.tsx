import { ImageResponse } from 'next/og';
import type { AppIcon } from './app-icons';

/** How much of a picture its drawing takes: of a maskable one only a circle of four fifths is sure to be seen. */
const shares: Readonly<Record<AppIcon['purpose'], number>> = { any: 1, apple: 1, maskable: 0.85 };

/**
 * Draws an icon, the same bytes for the same drawing.
 *
 * @param svg the drawing: a square on which a sign stands
 * @returns the bytes of a PNG file
 * @throws when the drawing names no colour of its square, which fills the corners
 */
export async function drawIcon({ purpose, size }: AppIcon, svg: string): Promise<Buffer> {
  const fill = /<rect[^>]*\bfill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  if (!fill) {
    throw new Error('public/icon.svg has no <rect> with a fill such as #17181f. Draw the square of the icon with one.');
  }
  const side = Math.round(size * shares[purpose]);
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: '100%',
        height: '100%',
        ...(purpose === 'any' ? {} : { background: fill }),
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: this is drawn to a file, and is on no page */}
      <img alt="" width={side} height={side} src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} />
    </div>,
    { width: size, height: size },
  );
  return Buffer.from(await image.arrayBuffer());
}
