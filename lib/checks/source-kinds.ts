import { earlierDocumentation } from '@/lib/site/provenance';

const codePaths = [
  /^github\.com\/[^/]+\/[^/]+\/(?:blob|tree)\/(?!(?:main|master|develop|HEAD)(?:\/|$))./,
  /^github\.com\/[^/]+\/[^/]+\/(?:compare\/.+\.{3}.|tags$)/,
  /^packagist\.org\/packages\/./,
  /^hub\.docker\.com\/r\/./,
];
const userPath = /^github\.com\/[^/]+\/[^/]+\/(?:issues|pull|discussions)\/./;
/** Mixpost's own hosts, and its projects on others. */
const makerPath =
  /^(?:(?:\w+\.)?mixpost\.app|docs\.inovector\.com|(?:github\.com|packagist\.org\/packages|hub\.docker\.com\/r)\/inovector)(?:\/|$)/;

/** Tells whether a source is public code: files at a tag or commit, the difference between two tags, or a package. */
export function isCode(source: string): boolean {
  return codePaths.some((path) => path.test(addressOf(source)));
}

/**
 * Tells whether a source can be documentation or a release note: anything but an issue, a discussion, or a pull
 * request.
 */
export function isOfficial(source: string): boolean {
  return !userPath.test(addressOf(source));
}

/** Tells whether a source is from a user or a third party: an issue, a discussion, a pull request, or another site. */
export function isThirdParty(source: string): boolean {
  const address = addressOf(source);
  return userPath.test(address) || !(source === earlierDocumentation || makerPath.test(address));
}

/** Returns the URL without its scheme. */
function addressOf(source: string): string {
  return source.replace(/^https?:\/\/(?:www\.)?/, '');
}
