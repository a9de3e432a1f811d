import { ImageResponse } from 'next/og';
import { versions } from '@/content/versions';
import { site } from '@/lib/site/config';

/** Every section that has an image: its name in file names, and its name for readers. */
export const sections: ReadonlyMap<string, string> = new Map([
  // Pages without a sidebar.
  ['site', 'Documentation'],
  ...versions.flatMap(({ manifest }) =>
    Object.entries(manifest.sidebars).map(([name, { label }]): [string, string] => [name, label]),
  ),
]);

/** Draws the link preview image for a section, 1,200 by 630 pixels, as PNG. The bytes are always the same. */
export async function socialImage(label: string): Promise<Buffer> {
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background: '#0f1015',
        color: '#e8e9ef',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36, color: '#b9b2ff' }}>
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          width="56"
          height="56"
          fill="none"
          stroke="#b9b2ff"
          strokeWidth="1.8"
        >
          <path d="M2.5 16.5V4l7.5 7.5L17.5 4v12.5M6.5 13.5 10 10l3.5 3.5" />
        </svg>
        <span style={{ marginLeft: 24 }}>{site.name}</span>
      </div>
      <div style={{ fontSize: 112, letterSpacing: -4, lineHeight: 1.1 }}>{label}</div>
      <div style={{ display: 'flex', height: 4, width: 160, background: '#b9b2ff' }} />
    </div>,
    { width: 1200, height: 630 },
  );
  return Buffer.from(await image.arrayBuffer());
}
