import { absoluteUrl } from '@/lib/site/absolute-url';
import { site } from '@/lib/site/config';
import { searchPath } from '@/lib/site/paths';

export const dynamic = 'force-static';

/** Returns the OpenSearch 1.1 description, which lets a browser offer the site's search in its address bar. */
export function GET(): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${site.product} docs</ShortName>
  <Description>${site.description}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${absoluteUrl('/icon.svg')}</Image>
  <Url type="text/html" template="${absoluteUrl(searchPath)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(text, { headers: { 'Content-Type': 'application/opensearchdescription+xml' } });
}
