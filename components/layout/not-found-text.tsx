import { SiteLink } from '@/components/link/site-link';

/** What the not-found page says. */
export function NotFoundText() {
  return (
    <>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link that brought you here may be wrong.</p>
      <p>
        Start from the <SiteLink href="/">home page</SiteLink>, or look your error up in{' '}
        <SiteLink href="/troubleshooting">Troubleshooting</SiteLink>.
      </p>
    </>
  );
}
