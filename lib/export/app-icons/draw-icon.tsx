import { ImageResponse } from 'next/og';
import type { AppIcon } from './app-icons';

/** The drawing's share of the image. Of a maskable icon, only a circle of 80% is guaranteed to be visible. */
const shares: Readonly<Record<AppIcon['purpose'], number>> = { any: 1, apple: 1, maskable: 0.85 };

/** Draws an icon as PNG from a symbol on a square. Throws if the square has no color, which fills the corners. */
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
      {/* biome-ignore lint/performance/noImgElement: this is rendered to a file, not to a page */}
      <img alt="" width={side} height={side} src={`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`} />
    </div>,
    { width: size, height: size },
  );
  return Buffer.from(await image.arrayBuffer());
}
