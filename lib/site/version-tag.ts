/** Returns the tag that DocSearch's contextual search uses for a version of the documentation. */
export function versionTagOf(version: string): string {
  return `docs-default-${version}`;
}
