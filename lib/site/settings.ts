/** Every setting of the site, all optional. `env.ts` reads them, and `.env.example` and README.md say what they do. */
export const settings = [
  'NEXT_PUBLIC_SITE_URL',
  'NEXT_PUBLIC_BASE_PATH',
  'NEXT_PUBLIC_EDIT_URL',
  'NEXT_PUBLIC_DOCSEARCH_APP_ID',
  'NEXT_PUBLIC_DOCSEARCH_API_KEY',
  'NEXT_PUBLIC_DOCSEARCH_INDEX_NAME',
  'NEXT_PUBLIC_GTM_ID',
  'NEXT_PUBLIC_ASSISTANTS',
  'NEXT_PUBLIC_ANNOUNCEMENT',
] as const;
