import { ineffective } from '@/content/environment/table.mjs';
import type { EnvironmentKey } from '@/content/environment/types';
import { withExamples } from '@/lib/content/placeholders/split';
import { type EditionName, editionLabels } from '@/lib/site/editions';
import { editionNamed, groupsOf, textFor } from './environment-keys';
import { filterField } from './filter-field';
import { code, stack, table } from './markdown';

/**
 * `<EnvironmentVariables edition="pro" />` shows every key of the edition from `content/environment/`, in groups with
 * level-3 headings. Each key has a level-4 heading, so search finds it but the table of contents leaves it out. A table
 * of keys that have no effect follows.
 */
export function environmentVariables({ edition: name = '' }) {
  const edition = editionNamed(name);
  const groups = groupsOf(edition).map(({ title, intro, keys }) =>
    stack([`### ${title}`, intro, ...keys.map((key) => entryOf(key, edition))]),
  );
  return stack([filterField('key'), ...groups, ineffectiveKeys(edition)]);
}

function entryOf(key: EnvironmentKey, edition: EditionName) {
  const tags = tagsOf(key, edition).map((tag) => `<b>${tag}</b>`);
  const rows = rowsOf(key, edition).map(([term, value]) => `- **${term}** ${value}`);
  const since = key.since?.[edition];
  return stack([
    `#### ${code(key.name)}`,
    since && `<Since edition="${edition}" version="${since}" />`,
    tags.length > 0 ? `<p className="tags">${tags.join(' ')}</p>` : null,
    textFor(edition, key.meaning),
    '<Facts>',
    rows.join('\n'),
    '</Facts>',
  ]);
}

/**
 * Returns what a reader needs to know about a key before reading what it means. `app/styles/facts.css` shows it next to
 * the key.
 */
function tagsOf({ isRequired, isSecret, readBy, until }: EnvironmentKey, edition: EditionName) {
  return [
    isRequired ? 'Required' : '',
    isSecret ? 'Secret' : '',
    readBy === 'image' || readBy === 'compose' ? 'Docker only' : '',
    until?.[edition] ? `Until ${editionLabels[edition]} ${until[edition]}` : '',
  ].filter(Boolean);
}

function rowsOf(key: EnvironmentKey, edition: EditionName) {
  const [value, exampleFile, installer, example] = [key.default, key.exampleFile, key.installer, key.example].map(
    (text) => textFor(edition, text),
  );
  const hasOwnExample = withExamples(example ?? '') !== '' && ![value, exampleFile, installer].includes(example);
  const rows = [
    ['Value', typeOf(key)],
    ['Default', value ? formatValue(value) : undefined],
    ['Example file', formatValue(exampleFile)],
    ['Installer writes', formatValue(installer)],
    ['Example', hasOwnExample ? formatValue(example) : undefined],
    ['Without it', textFor(edition, key.missing)],
  ];
  return rows.filter(([, text]) => text !== undefined);
}

/** Describes the accepted values if the other rows don't show their form. */
function typeOf(key: EnvironmentKey) {
  switch (key.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'choice':
      return key.choices.map(code).join(', ');
    case 'number':
      return key.unit && `number, in ${key.unit}`;
    default:
      return undefined;
  }
}

/** Formats a value from `.env` as code, and leaves a description of a value as text. */
function formatValue(value: string | undefined) {
  return value === undefined || value.includes(' ') ? value : code(value);
}

function ineffectiveKeys(edition: EditionName) {
  const rows = ineffective
    .filter(({ editions }) => editions.includes(edition))
    .map(({ names, reason }) => [names.map(code).join(', '), textFor(edition, reason) ?? '']);
  return stack([
    '### Keys without effect',
    `You may see these keys in other guides, but ${editionLabels[edition]} doesn’t read them.`,
    table(['Key', 'Why'], rows),
  ]);
}
