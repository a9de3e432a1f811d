import type { ReactNode } from 'react';
import { PageColumns } from '@/components/page/page/page-columns';
import { sidebarOfSection } from '@/lib/content/pages/sidebars';

type Props = { readonly params: Promise<{ section: string }>; readonly children: ReactNode };

/** Renders what stays while the reader moves between the pages of a section: its sidebar. */
export default async function SectionLayout({ params, children }: Props) {
  const { section } = await params;
  return <PageColumns sidebar={sidebarOfSection(section)}>{children}</PageColumns>;
}
