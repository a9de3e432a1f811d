/** The addresses at a forge that follow from that of its editor. */
export type Forge = {
  /** Where anybody reports a problem with this site. */
  readonly issues: string;
  /** The same form, with a title filled in. */
  issueWith(title: string): string;
};

/**
 * The forge of an editor's address: GitHub's (`…/edit/main`), GitLab's (`…/-/edit/main`), or that of Gitea and Forgejo (`…/_edit/main`).
 *
 * @param editUrl the address of a folder in the forge's editor
 * @returns undefined for any other address, of which nothing is known
 */
export function forgeOf(editUrl: string): Forge | undefined {
  const [, repository, way] = /^(https?:\/\/[^/]+\/.+?)\/(-\/edit|_edit|edit)\/[^/]+/.exec(editUrl) ?? [];
  if (repository === undefined) {
    return undefined;
  }
  const isGitLab = way === '-/edit';
  const form = `${repository}${isGitLab ? '/-' : ''}/issues/new`;
  const parameter = isGitLab ? 'issue[title]' : 'title';
  return {
    issues: `${repository}${isGitLab ? '/-' : ''}/issues`,
    issueWith: (title) => `${form}?${new URLSearchParams({ [parameter]: title })}`,
  };
}
