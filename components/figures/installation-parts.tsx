/** The parts of an installation and the ways between them. */
export function InstallationParts() {
  return <svg viewBox="0 0 740 330" role="img" aria-label="placeholder" />;
}
