// @ts-check
import { splitPlaceholders } from '../placeholders/split.mjs';
import { editionLabels } from '../site/editions.mjs';
import { editionNamed, groupsOf, textFor } from './environment-keys.mjs';

/** @typedef {import('./environment-keys.mjs').Edition} Edition */

/**
 * `<EnvTemplate edition="pro" />`: the ready settings file of the edition, with a link to the same file for download.
 *
 * @type {import('./registry.mjs').Block}
 */
export function envTemplate({ edition: name = '' }) {
  const edition = editionNamed(name);
  return `\`\`\`dotenv title=".env"\n${templateOf(edition)}\`\`\`\n\n[Download \`${edition}.env\`](/env/${edition}.env)\n`;
}

/**
 * The ready settings file of an edition as it is published: what readers replace stands as the example of its placeholder.
 *
 * @param {Edition} edition
 */
export function envFileOf(edition) {
  return splitPlaceholders(templateOf(edition))
    .map(({ text }) => text)
    .join('');
}

/**
 * Every key of the edition by group, for the Compose files of this site: what such an installation needs is set and explained, the rest
 * stands behind a comment sign.
 *
 * @param {Edition} edition
 */
function templateOf(edition) {
  const groups = groupsOf(edition).map(({ title, keys }) =>
    [`# --- ${title} ---`, ...keys.flatMap((key) => linesOf(key, edition))].join('\n'),
  );
  return `# Settings for Mixpost ${editionLabels[edition]} with Docker. Keep this file next to docker-compose.yml.
# Replace the example values. A line such as "# KEY=value" is an optional setting: remove the "#" to use it.
# Without Docker, remove the group "Docker and Compose", and set DB_HOST and REDIS_HOST to 127.0.0.1.

${groups.join('\n\n')}
`;
}

/**
 * @param {import('./environment-keys.mjs').EnvironmentKey} key
 * @param {Edition} edition
 */
function linesOf(key, edition) {
  const line = `${key.name}=${quoted(textFor(edition, key.example) ?? '')}`;
  const [firstSentence] = (textFor(edition, key.meaning) ?? '').replaceAll(/[`*]/g, '').split(/(?<=\.) /);
  return key.inTemplate?.includes(edition) ? [`# ${firstSentence}`, line] : [`# ${line}`];
}

/** @param {string} value */
function quoted(value) {
  return /[\s#"']/.test(value) ? JSON.stringify(value) : value;
}
