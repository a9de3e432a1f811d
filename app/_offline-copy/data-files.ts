/**
 * Data of the offline copy, such as the parts of the search index. A browser fetches nothing beside a file that was opened by a double
 * click, but it runs scripts from there: each of these says its text to `offlineData` (see `lib/offline-copy/offline-files.ts`).
 */
const texts = new Map<string, string>();

Object.assign(window, { offlineData: (name: string, text: string) => texts.set(name, text) });

/**
 * Reads a data file.
 *
 * @param name the file's name from the root of the copy, such as `search/index.json`
 * @throws when the copy does not hold it, as when it was unpacked in part
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

/** The folder that the scripts of the copy are in, from the page that is open. */
function scriptFolder(): string {
  return (
    document
      .querySelector('script[src$="/page.js"]')
      ?.getAttribute('src')
      ?.replace(/page\.js$/, '') ?? 'offline/'
  );
}
