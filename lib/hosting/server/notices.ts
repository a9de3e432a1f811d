import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the license texts of bundled packages, which most licenses require. Throws if a package has none. */
export function noticesOf(modules: readonly string[]): string {
  const folders = modules.flatMap(
    (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/')) ?? [],
  );
  return [...new Set(folders)].sort().map(noticeOf).join('\n');
}

function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(?:license|licence)/i.test(entry));
  if (file === undefined) {
    throw new Error(
      `${name} ${version} has no license file; add its text to lib/hosting/server/notices.ts, or don't bundle it.`,
    );
  }
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}
