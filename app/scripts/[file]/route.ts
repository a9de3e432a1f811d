import { bundleControls } from '@/lib/controls/bundle-controls';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ file: string }> };

export function generateStaticParams(): { file: string }[] {
  return [...bundleControls(process.cwd()).files.keys()].map((file) => ({ file }));
}

/** A script of the controls (see `components/controls/controls.ts`). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = bundleControls(process.cwd()).files.get((await params).file);
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
