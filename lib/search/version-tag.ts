/** The tag that DocSearch's contextual search asks for, of a version of the documentation. */
export function versionTagOf(version: string): string {
  return `docs-default-${version}`;
}
