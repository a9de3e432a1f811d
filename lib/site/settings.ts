/** Every setting of the site, all optional. `env.ts` reads them, and `.env.example` lists them. */
export const settings = [
  {
    name: 'NEXT_PUBLIC_SITE_URL',
    meaning: 'Public address of the site, for canonical links, the sitemap, and link previews.',
    example: 'https://docs.example.org',
  },
  {
    name: 'NEXT_PUBLIC_BASE_PATH',
    meaning: 'Path that the site is served under.',
    example: '/docs',
  },
  {
    name: 'NEXT_PUBLIC_EDIT_URL',
    meaning:
      "Address of this repository's files in a web editor. Adds links to edit a page or report a problem, and a contact to security.txt.",
    example: 'https://github.com/you/docs/edit/main',
  },
  {
    name: 'NEXT_PUBLIC_DOCSEARCH_APP_ID',
    meaning: 'Hosted search with Algolia: application ID. Set all three of these settings or none.',
    example: 'ABCDEFGHIJ',
  },
  {
    name: 'NEXT_PUBLIC_DOCSEARCH_API_KEY',
    meaning: 'Hosted search with Algolia: search-only key.',
    example: '0123456789abcdef0123456789abcdef',
  },
  {
    name: 'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
    meaning: 'Hosted search with Algolia: index.',
    example: 'docs',
  },
  {
    name: 'NEXT_PUBLIC_GTM_ID',
    meaning: 'ID of a Google Tag Manager container. It loads only after the reader agrees.',
    example: 'GTM-XXXXXXX',
  },
  {
    name: 'NEXT_PUBLIC_ASSISTANTS',
    meaning: 'Assistants that the menu of each page links to, which then read the page as Markdown.',
    example: 'Claude=https://claude.ai/new?q={prompt}, ChatGPT=https://chatgpt.com/?q={prompt}',
  },
] as const satisfies readonly ({ name: `NEXT_PUBLIC_${string}` } & Record<'meaning' | 'example', string>)[];

/** Returns the text of `.env.example`: every setting with its meaning, commented out. */
export function exampleEnv(): string {
  const entries = settings.map(({ name, meaning, example }) => `# ${meaning}\n# ${name}=${example}\n`);
  return `# Settings of the site, all optional. Copy this file to .env, and remove the "# " before the settings you need.\n\n${entries.join('\n')}`;
}
