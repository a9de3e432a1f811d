import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageColumns } from '@/components/page/page/page-columns';
import { metadataOf } from '@/lib/content/pages/metadata';
import { routeAt } from '@/lib/content/pages/routes';
import { RoutePage } from './route-page';

const home = routeAt('');

export function generateMetadata(): Metadata {
  return home ? metadataOf(home) : {};
}

/** Renders the home page, which belongs to no section, so any sidebar is its own. */
export default function Page() {
  return <PageColumns sidebar={null}>{home ? <RoutePage route={home} /> : notFound()}</PageColumns>;
}
