import { closest } from '@/lib/content/pages/closest';
import { type Diagnostic, diagnostic } from '@/lib/content/pages/diagnostic';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import { placeholderPattern } from '@/lib/content/placeholders/split';

const registryFolder = 'lib/content/placeholders/names';

/**
 * Finds placeholders that pages use but the registry lacks, and those that it declares but no page shows. A placeholder
 * can come from a block, such as an API sample, so the names in use are read from the built pages.
 *
 * @param pages their files, relative to the project's root, with their texts
 * @param used names that the built pages show
 * @param declared names in the registry
 */
export function placeholderDiagnostics(
  pages: readonly { readonly file: string; readonly text: string }[],
  used: ReadonlySet<string>,
  declared: readonly string[] = Object.keys(placeholders),
): Diagnostic[] {
  const known = new Set(declared);
  const undeclared = pages.flatMap(({ file, text }) =>
    text.split(/\r?\n/).flatMap((line, at) =>
      [...line.matchAll(placeholderPattern)]
        .filter(([, name = '']) => !known.has(name))
        .map(([written, name = '']) => {
          const problem = `uses the placeholder ${written}, which isn't declared in ${registryFolder}`;
          return diagnostic(file, at + 1, problem, remedyFor(name, declared));
        }),
    ),
  );
  const unused = declared
    .filter((name) => !used.has(name))
    .map((name) => diagnostic(registryFolder, null, `declares "${name}", which no page uses`, 'remove it'));
  return [...undeclared, ...unused];
}

function remedyFor(name: string, declared: readonly string[]): string {
  const near = closest(name, declared);
  return near === null ? 'declare it there' : `write [[${near}]] if that is meant, or declare it there`;
}
