import { describeHost, type HostDescription, type HostRoute } from '@/lib/hosting/describe-host';
import { filesOf } from '@/lib/site/paths';

/** What the server needs to know about a built site. The private copy contains it as `site.json`. */
export type SiteDescription = {
  readonly host: HostDescription;
  /** Paths of files that a private copy leaves out, each with the path of the file with the same content. */
  readonly copies: Readonly<Record<string, string>>;
};

/** Describes a built site for the server, based on its routes. */
export function describeSite(routes: readonly HostRoute[], basePath: string): SiteDescription {
  const copies = routes.flatMap(({ path }) => {
    const [first, ...others] = filesOf(path, 'txt');
    return others.map((other) => [`/${other}`, `/${first}`] as const);
  });
  return { host: describeHost(routes, basePath), copies: Object.fromEntries(copies) };
}
