import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Files of fewer bytes fit into one packet with their headers: compressing them saves nobody anything. */
const smallest = 1024;

/** What is text. Pictures and fonts are compressed in themselves. */
const text = /\.(?:css|env|html|js|json|md|svg|txt|webmanifest|xml|ya?ml)$/;

/** Whether a file is one that `compressFile` may make smaller, by its name. */
export function isCompressible(name: string): boolean {
  return text.test(name);
}

/**
 * Writes a file's compressed forms beside it, as `x.br` and `x.gz`, at the highest level; the same bytes give the same bytes on every
 * system. A form that saves nothing is not written.
 *
 * @returns the forms written, with their sizes in bytes
 */
export async function compressFile(file: string): Promise<{ readonly file: string; readonly bytes: number }[]> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) {
    return [];
  }
  const [br, gz] = await Promise.all([
    brotli(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
    deflate(bytes, { level: 9 }),
  ]);
  // The byte that names the system that compressed: "unknown", by RFC 1952.
  gz[9] = 255;
  const forms = [
    { file: `${file}.br`, content: br },
    { file: `${file}.gz`, content: gz },
  ].filter(({ content }) => content.length < bytes.length);
  await Promise.all(forms.map((form) => writeFile(form.file, form.content)));
  return forms.map((form) => ({ file: form.file, bytes: form.content.length }));
}
