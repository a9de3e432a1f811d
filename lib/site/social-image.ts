/** The path of the link-preview image of a sidebar, or of the pages that stand in none. */
export function socialImagePath(sidebar: string | null): string {
  return `/social/${sidebar ?? 'site'}.png`;
}
