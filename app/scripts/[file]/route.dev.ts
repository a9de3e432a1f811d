import { bundleEarlyScript } from '@/lib/export/bundle/bundle-early-script';

type Context = { readonly params: Promise<{ file: string }> };

/** Serves the early script, and what it loads on demand, in development. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { files } = await bundleEarlyScript(process.cwd(), 'development');
  const text = files.get((await params).file);
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, {
        headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
      });
}
