import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Creates `.preview/` in the project's root, a Next application in which every URL is a file in `out/`. Its `.next` is
 * the build's, with rewrites in place of the routes. `next start` reads rewrites from there, not from the
 * configuration, and would render any page whose route it still knew, with different bytes.
 *
 * @throws a sentence if there's no build to show
 */
export function makePreviewFolder(root: string) {
  const out = join(root, 'out');
  if (!existsSync(join(out, 'index.html')) || !existsSync(join(root, '.next', 'BUILD_ID'))) {
    throw new Error('There is no built site in out/ yet. Build it first: npm run build');
  }
  const path = join(root, '.preview');
  rmSync(path, { recursive: true, force: true });
  copyManifests(realpathSync(join(root, '.next')), join(path, '.next'));
  // On Windows, a junction needs no permission to create links. Elsewhere, the type is ignored.
  symlinkSync(out, join(path, 'public'), 'junction');
  symlinkSync(join(out, '_next', 'static'), join(path, '.next', 'static'), 'junction');
  return { path, basePath: takeRoutesOut(path, out) };
}

/** Copies the files that describe the build, but not the compiled pages, the cache, and the types. */
function copyManifests(from: string, to: string): void {
  const folders = [from, join(from, 'server'), join(from, 'server', 'pages')];
  const isKept = (path: string) => folders.includes(path) || statSync(path).isFile();
  cpSync(from, to, { recursive: true, filter: isKept });
}

/** Makes the copied manifests point only to files. Returns the base path that the site was built with. */
function takeRoutesOut(preview: string, out: string): string {
  const inBuild = (name: string) => join(preview, '.next', name);
  const routes = JSON.parse(readFileSync(inBuild('routes-manifest.json'), 'utf8'));
  const write = (name: string, value: unknown) => writeFileSync(inBuild(name), JSON.stringify(value));
  write('routes-manifest.json', {
    ...routes,
    staticRoutes: [],
    dynamicRoutes: [],
    rewrites: rewritesTo(routes.basePath),
  });
  write('app-path-routes-manifest.json', {});
  write('server/app-paths-manifest.json', {});
  write('server/pages-manifest.json', { '/404': 'pages/404.html', '/500': 'pages/500.html', ...frameOfPages() });
  copyFileSync(join(out, '404.html'), inBuild('server/pages/404.html'));
  const config = { basePath: routes.basePath, skipTrailingSlashRedirect: true, poweredByHeader: false };
  writeFileSync(join(preview, 'next.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  return routes.basePath;
}

/** Returns rewrites that try `.html` for anything that isn't a file. The start page needs rules of its own. */
function rewritesTo(basePath: string) {
  const html = `${basePath}/:path.html`;
  const start = basePath === '' ? ['/'] : [basePath, `${basePath}/`];
  return {
    beforeFiles: start.map((source) => ({ source, destination: `${basePath}/index.html` })),
    afterFiles: [
      { source: `${basePath}/:path(.+)/`, destination: html },
      { source: `${basePath}/:path(.+[^/])`, destination: html },
    ],
    fallback: [],
  };
}

/** Returns Next's built-in pages. Without them, an unknown URL returns 500 instead of 404.html. */
function frameOfPages(): Record<string, string> {
  const { resolve } = createRequire(import.meta.url);
  return Object.fromEntries(
    ['/_app', '/_document', '/_error'].map((name) => [name, resolve(`next/dist/pages${name}.js`)]),
  );
}
