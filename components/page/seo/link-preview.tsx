import type { Page } from '@/lib/content/pages/page';
import { site } from '@/lib/site/config';

export type LinkPreviewProps = { readonly page: Pick<Page, 'title' | 'description' | 'address' | 'picture'> };

/**
 * Renders what other sites show for a link to the page (Open Graph). React moves it into the head. Next's metadata
 * would output everything twice; X reads the same properties and needs only the card type of its own.
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
