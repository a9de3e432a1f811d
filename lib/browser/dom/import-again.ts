/**
 * Imports a module, even if an earlier attempt failed. Chromium keeps the failure of an import for as long as the page is
 * open (fixed after version 150, see https://github.com/whatwg/html/issues/6768), so the second attempt requests the same
 * file by a different URL, which is part of the error's message.
 *
 * @throws the error of the last attempt
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+/.exec(String(error)) ?? [];
    if (!url) {
      throw error;
    }
    return (await import(/* turbopackIgnore: true */ `${url}?again=${Date.now()}`)) as Module;
  }
}
