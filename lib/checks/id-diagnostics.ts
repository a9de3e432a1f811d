import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { destinationOf, type IdRegistry, idRegistryFile, type Redirects } from '@/lib/content/pages/moved-ids';

/**
 * Compares the registry of published IDs with the pages: reports IDs and pages that are gone without a successor,
 * successors that don't exist or form a circle, and IDs that aren't registered yet.
 *
 * @param pages the IDs of every page by its canonical path
 */
export function idDiagnostics(
  registry: IdRegistry,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  redirects: Redirects,
): Diagnostic[] {
  const exists = (path: string, id: string) => (id === '' ? pages.has(path) : (pages.get(path)?.has(id) ?? false));
  const report = (problem: string, remedy: string) => [diagnostic(idRegistryFile, null, problem, remedy)];
  const registered = Object.entries(registry).flatMap(([path, ids]) => {
    const page = destinationOf(path, '', registry, redirects, exists);
    if ('problem' in page) {
      return report(`lists the page ${path}, which is gone`, 'add it to "redirects" in content/manifest.ts');
    }
    return Object.entries(ids).flatMap(([id, successor]) => {
      const destination = destinationOf(path, id, registry, redirects, exists);
      if ('to' in destination) {
        return [];
      }
      if (successor !== null) {
        const problem = `gives ${path}#${id} a successor that ${destination.problem}`;
        return report(problem, 'name the path and hash where readers find it now');
      }
      const remedy = `replace null with its successor, such as "/page#id", or keep the ID with "## Heading [#${id}]"`;
      return report(`lists ${path}#${id}, which is gone`, remedy);
    });
  });
  return [...registered, ...unregistered(registry, pages)];
}

function unregistered(registry: IdRegistry, pages: ReadonlyMap<string, ReadonlySet<string>>): Diagnostic[] {
  return [...pages].flatMap(([path, ids]) => {
    const known = registry[path];
    const missing = [...ids].filter((id) => known?.[id] === undefined);
    return known && missing.length === 0
      ? []
      : [diagnostic(idRegistryFile, null, `lacks ${path}${missing[0] ? `#${missing[0]}` : ''}`, 'run `npm run ids`')];
  });
}
