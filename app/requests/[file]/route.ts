import { requestFiles } from '@/lib/content/api/request-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ file: string }> };

export function generateStaticParams(): { file: string }[] {
  return [...requestFiles().keys()].map((file) => ({ file }));
}

/** Serves what the request builder knows of an operation (see `components/request-builder/`). */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const text = requestFiles().get((await params).file);
  return text === undefined
    ? new Response('Not found', { status: 404 })
    : new Response(text, { headers: { 'Content-Type': 'application/json' } });
}
