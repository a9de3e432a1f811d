import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '@/content/versions';
import { checkPage } from '@/lib/checks/check-page';
import { fileOf, idsOnDisk } from '@/lib/content/pages/content-files';
import { type IdRegistry, idRegistryFile, readIdRegistry } from '@/lib/content/pages/moved-ids';
import { log } from '@/lib/programs/log';
import { pathOfId } from '@/lib/site/paths';

/** `npm run ids`: adds new pages and IDs to the registry of published IDs. What's gone stays, and needs a successor. */
async function registerIds(root: string): Promise<void> {
  const registry = new Map<string, IdRegistry[string]>(Object.entries(readIdRegistry(root)));
  for (const version of versions) {
    for (const id of idsOnDisk(version, root)) {
      const file = fileOf(version, id);
      const { ids } = await checkPage(readFileSync(join(root, file), 'utf8'), file);
      const page = pathOfId(id, version.path);
      registry.set(page, { ...registry.get(page), ...Object.fromEntries([...ids].map((current) => [current, null])) });
    }
  }
  const sorted = [...registry].sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(join(root, idRegistryFile), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  log(`Wrote the IDs of ${sorted.length} pages to ${idRegistryFile}.`);
}

await registerIds(process.cwd());
