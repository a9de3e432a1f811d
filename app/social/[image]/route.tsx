import { ImageResponse } from 'next/og';
import { versions } from '@/content/versions';
import { site } from '@/lib/site/config';
import { socialImagePath } from '@/lib/site/social-image';

export const dynamic = 'force-static';

const sidebars: ReadonlyMap<string, string> = new Map([
  ['site', 'Documentation'],
  ...versions.flatMap(({ manifest }) =>
    Object.entries(manifest.sidebars).map(([name, { label }]) => [name, label] as [string, string]),
  ),
]);

export function generateStaticParams() {
  return [...sidebars.keys()].map((name) => ({ image: socialImagePath(name).split('/').at(-1) ?? '' }));
}

/** The picture that link previews show for the pages of a sidebar. */
export async function GET(_: Request, { params }: { params: Promise<{ image: string }> }) {
  const { image } = await params;
  const label = sidebars.get(image.replace(/\.png$/, '')) ?? site.name;
  return new ImageResponse(
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
        <svg aria-hidden="true" viewBox="0 0 20 20" width="56" height="56" fill="none" stroke="#b9b2ff" strokeWidth="1.8">
          <path d="M2.5 16.5V4l7.5 7.5L17.5 4v12.5M6.5 13.5 10 10l3.5 3.5" />
        </svg>
        <span style={{ marginLeft: 24 }}>{site.name}</span>
      </div>
      <div style={{ fontSize: 112, letterSpacing: -4, lineHeight: 1.1 }}>{label}</div>
      <div style={{ display: 'flex', height: 4, width: 160, background: '#b9b2ff' }} />
    </div>,
    { width: 1200, height: 630 },
  );
}
