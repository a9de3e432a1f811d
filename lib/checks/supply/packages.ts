import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that the build uses, or that's part of its pages. */
export type ShippedPackage = { readonly name: string; readonly version: string; readonly license: string | null };

/** A package's entry in the lockfile. */
type Locked = { readonly version?: string; readonly license?: string; readonly dev?: boolean };

/** Licenses that npm couldn't read from a package, or that the registry of the lockfile didn't have. */
const known: Readonly<Record<string, string>> = {
  format: 'MIT',
  '@next/swc-darwin-arm64': 'MIT',
  '@next/swc-darwin-x64': 'MIT',
  '@next/swc-win32-arm64-msvc': 'MIT',
  '@next/swc-win32-x64-msvc': 'MIT',
};

/** Returns every package that a project installs without development dependencies, each version once, by name. */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const found = new Map<string, ShippedPackage>();
  for (const [path, { version = '', license, dev }] of Object.entries(lock.packages)) {
    if (path !== '' && !dev) {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      found.set(`${name} ${version}`, { name, version, license: license ?? known[name] ?? null });
    }
  }
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped);
}
