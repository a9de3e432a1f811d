import type { Page } from '@/lib/content/page';
import { site } from '@/lib/site/config';

export type LinkPreviewProps = { readonly page: Pick<Page, 'title' | 'description' | 'address' | 'picture'> };

/**
 * What other sites show of a link to the page (Open Graph); React moves it into the head. Not by Next's metadata, which would say all of it
 * twice: X reads the same properties where it finds none of its own but the kind of card.
 */
export function LinkPreview({ page: { title, description, address, picture } }: LinkPreviewProps) {
  return (
    <>
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name}: ${title}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
