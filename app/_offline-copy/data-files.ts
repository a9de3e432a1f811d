/**
 * The data of the offline copy, such as the parts of the search index. A page that's opened from the file system can't
 * fetch the files next to it, but it can run scripts from there. Each data file is a script that passes its text to
 * `offlineData` (see `lib/export/offline-copy/offline-copy.ts`).
 */
const texts = new Map<string, string>();

Object.assign(window, { offlineData: (name: string, text: string) => texts.set(name, text) });

/**
 * Reads a data file.
 *
 * @param name the file's path from the root of the copy, such as `search/index.json`
 * @throws {Error} when the copy doesn't contain the file, for example because it was only partly unpacked
 */
export async function readData(name: string): Promise<string> {
  const known = texts.get(name);
  if (known !== undefined) {
    return known;
  }
  await run(`${scriptFolder()}${name}.js`);
  const text = texts.get(name);
  if (text === undefined) {
    throw new Error(`The offline copy has no data in ${name}. Unpack the whole archive again.`);
  }
  return text;
}

function run(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () =>
      reject(new Error(`The offline copy lacks ${address}. Unpack the whole archive again.`)),
    );
    document.head.append(script);
  });
}

/** Returns the folder of the copy's scripts, relative to the open page. */
function scriptFolder(): string {
  return (
    document
      .querySelector('script[src$="/page.js"]')
      ?.getAttribute('src')
      ?.replace(/page\.js$/, '') ?? 'offline/'
  );
}
