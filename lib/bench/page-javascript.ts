import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

/**
 * The bytes, packed with gzip at its highest level, of all script files that a page needs: those of its script tags, and those
 * that its inline data names, as the page loads them when it wakes up. Files for old browsers (`nomodule`) and scripts
 * that stand in the page itself do not count.
 */
export function pageJavascriptBytes(out: string, htmlFile: string): number {
  const sizes = scriptsOf(readFileSync(join(out, htmlFile), 'utf8')).map((src) => {
    const file = join(out, decodeURI(src));
    if (!existsSync(file)) {
      throw new Error(
        `${htmlFile} loads ${src}, but the export holds no such file; look at the build, which is broken.`,
      );
    }
    return gzipSync(readFileSync(file), { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The addresses of a page's script files on its own host, without their queries, each once. */
export function scriptsOf(html: string): string[] {
  const named = new Set(html.match(/\/_next\/static\/[\w./~%-]+?\.js(?![\w.])/g) ?? []);
  const old = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src, ...attributes }) {
      const file = src?.replace(/[?#].*$/, '');
      if (name !== 'script' || !file?.startsWith('/') || file.startsWith('//')) {
        return;
      }
      (attributes.nomodule === undefined ? named : old).add(file);
    },
  });
  parser.end(html);
  return [...named].filter((file) => !old.has(file));
}
