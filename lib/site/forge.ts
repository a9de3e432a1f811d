import { env } from './env';

/** The URLs at a forge that can be derived from the URL of its editor. */
export type Forge = {
  /** The URL where anyone can report a problem with this site. */
  readonly issues: string;
  /** Returns the URL of the new-issue form with its title filled in. */
  issueWith(title: string): string;
};

/**
 * Recognizes the forge from the URL of its editor: GitHub (`…/edit/main`), GitLab (`…/-/edit/main`), or Gitea and
 * Forgejo (`…/_edit/main`).
 *
 * @returns undefined if the URL has none of these forms
 */
export function forgeOf(editUrl: string): Forge | undefined {
  const [, repository, editor] = /^(https?:\/\/[^/]+\/.+?)\/(-\/edit|_edit|edit)\/[^/]+/.exec(editUrl) ?? [];
  if (repository === undefined) {
    return undefined;
  }
  const isGitLab = editor === '-/edit';
  const issues = `${repository}${isGitLab ? '/-' : ''}/issues`;
  const parameter = isGitLab ? 'issue[title]' : 'title';
  return { issues, issueWith: (title) => `${issues}/new?${new URLSearchParams({ [parameter]: title })}` };
}

export const forge = env.editUrl === undefined ? undefined : forgeOf(env.editUrl);
