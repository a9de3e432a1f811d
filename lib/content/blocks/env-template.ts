import type { EnvironmentKey } from '@/content/environment/types';
import { withExamples } from '@/lib/content/placeholders/split';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { editionNamed, groupsOf, textFor } from './environment-keys';

/** `<EnvTemplate edition="pro" />` shows the edition's complete `.env` file, with a download link. */
export function envTemplate({ edition: name = '' }) {
  const edition = editionNamed(name);
  return `\`\`\`dotenv title=".env"\n${templateOf(edition)}\`\`\`\n\n[Download \`${edition}.env\`](/env/${edition}.env)\n`;
}

/** Returns an edition's `.env` file as published, with the example of each placeholder filled in. */
export function envFileOf(edition: EditionName) {
  return withExamples(templateOf(edition));
}

/** Returns every key of the edition by group. Those that our Compose files need are set; the rest are comments. */
function templateOf(edition: EditionName) {
  const groups = groupsOf(edition).map(({ title, keys }) =>
    [`# --- ${title} ---`, ...keys.flatMap((key) => linesOf(key, edition))].join('\n'),
  );
  return `# Settings for Mixpost ${editionLabels[edition]} with Docker. Keep this file next to docker-compose.yml.
# Replace the example values. A line such as "# KEY=value" is an optional setting: remove the "#" to use it.
# Without Docker, remove the group "Docker and Compose", and set DB_HOST and REDIS_HOST to 127.0.0.1.

${groups.join('\n\n')}
`;
}

function linesOf(key: EnvironmentKey, edition: EditionName) {
  const line = `${key.name}=${quoted(textFor(edition, key.example) ?? '')}`;
  const meaning = (textFor(edition, key.meaning) ?? '').replaceAll(/[`*]/g, '').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');
  const [firstSentence] = meaning.split(/(?<=\.) /);
  return key.inTemplate?.includes(edition) ? [`# ${firstSentence}`, line] : [`# ${line}`];
}

function quoted(value: string) {
  return /[\s#"']/.test(value) ? JSON.stringify(value) : value;
}
