import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { RoutePage } from '@/app/route-page';
import { metadataOf } from '@/lib/content/pages/metadata';
import { routeAt, routes } from '@/lib/content/pages/routes';
import { segmentsOf } from '@/lib/site/paths';

type Props = { readonly params: Promise<{ section: string; slug?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return routes
    .filter(({ kind, path }) => kind !== 'search' && path !== '/')
    .map(({ path }) => {
      const [section, ...slug] = segmentsOf(path);
      return { section, slug };
    });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf(await routeOf(params));
}

export default async function Page({ params }: Props) {
  return <RoutePage route={await routeOf(params)} />;
}

async function routeOf(params: Props['params']) {
  const { section, slug = [] } = await params;
  return routeAt([section, ...slug].join('/')) ?? notFound();
}
