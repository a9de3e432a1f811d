import { type Fault, fault } from '@/lib/content/fault';
import { placeholders } from '@/lib/placeholders/registry.mjs';
import { placeholderPattern } from '@/lib/placeholders/split.mjs';
import { closest } from './closest';

const registryFile = 'lib/placeholders/registry.mjs';

/** A page's file, from the project's root, and its text. */
export type SourceFile = { readonly file: string; readonly text: string };

/**
 * Finds placeholders that pages write and the registry lacks, and those that it declares and no page shows. What is shown may come from
 * a block, as the samples of the API do, so it is read from the built pages.
 *
 * @param shown the names that built pages show
 * @param declared the names of the registry
 */
export function placeholderFaults(
  pages: readonly SourceFile[],
  shown: ReadonlySet<string>,
  declared: readonly string[] = Object.keys(placeholders),
): Fault[] {
  const known = new Set(declared);
  const undeclared = pages.flatMap(({ file, text }) =>
    text
      .split(/\r?\n/)
      .flatMap((line, at) =>
        [...line.matchAll(placeholderPattern)].flatMap(([written, name = '']) =>
          known.has(name)
            ? []
            : [
                fault(
                  file,
                  at + 1,
                  `uses the placeholder ${written}, which isn't declared in ${registryFile}`,
                  remedyFor(name, declared),
                ),
              ],
        ),
      ),
  );
  const unused = declared
    .filter((name) => !shown.has(name))
    .map((name) => fault(registryFile, null, `declares "${name}", which no page uses`, 'remove it'));
  return [...undeclared, ...unused];
}

function remedyFor(name: string, declared: readonly string[]): string {
  const near = closest(name, declared);
  return near === null ? 'declare it there' : `write [[${near}]] if that is meant, or declare it there`;
}
