/** An assistant that pages link to: its name, and a function that returns the address of a chat about a page. */
export type Assistant = { readonly name: string; readonly chatAbout: (address: string) => string };

/** Where the prompt goes in the address of an assistant. */
const mark = '{prompt}';

/**
 * Reads the assistants that the site's owner lists.
 *
 * @param setting such as `Claude=https://claude.ai/new?q={prompt}, ChatGPT=https://chatgpt.com/?q={prompt}`
 * @throws if an entry has no name, no address over HTTPS, or no place for the prompt, so that the build stops
 */
export function assistantsOf(setting: string | undefined): readonly Assistant[] {
  return (setting?.split(',') ?? []).map((entry) => {
    const [, name, address = ''] = /^\s*([^=]+?)\s*=\s*(https:\/\/\S+)\s*$/.exec(entry) ?? [];
    if (name === undefined || !address.includes(mark) || !URL.canParse(address)) {
      throw new Error(
        `NEXT_PUBLIC_ASSISTANTS has "${entry.trim()}": write the name of the assistant, an equals sign, and its address over HTTPS with ${mark}, as in .env.example.`,
      );
    }
    const chatAbout = (page: string) =>
      address.replaceAll(mark, encodeURIComponent(`Read ${page} and answer my questions about it.`));
    return { name, chatAbout };
  });
}
