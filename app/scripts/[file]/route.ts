import { bundleControls } from '@/lib/export/bundle/bundle-controls';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ file: string }> };

export async function generateStaticParams(): Promise<{ file: string }[]> {
  const { files } = await bundleControls(process.cwd());
  return [...files.keys()].map((file) => ({ file }));
}

/** Serves a script of the controls (see `components/controls/controls.ts`). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { files } = await bundleControls(process.cwd());
  const text = files.get((await params).file);
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
