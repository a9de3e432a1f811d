// @ts-check
import { ineffective } from '../../content/environment/table.mjs';
import { editionLabels } from '../site/editions.mjs';
import { editionNamed, groupsOf, textFor } from './environment-keys.mjs';

/** @typedef {import('./environment-keys.mjs').Edition} Edition */
/** @typedef {import('./environment-keys.mjs').EnvironmentKey} EnvironmentKey */

/**
 * `<EnvironmentVariables edition="pro" />`: every key of the edition from `content/environment/`, in groups of level 3, each key with a
 * heading of its own (level 4: findable, and no entry of the table of contents), then the keys that have no effect.
 *
 * @type {import('./registry.mjs').Block}
 */
export function environmentVariables({ edition: name = '' }) {
  const edition = editionNamed(name);
  const groups = groupsOf(edition).map(({ title, intro, keys, outro }) =>
    [`### ${title}`, intro, ...keys.map((key) => entryOf(key, edition)), outro].filter(Boolean).join('\n\n'),
  );
  return [...groups, ineffectiveKeys(edition)].join('\n\n');
}

/**
 * @param {EnvironmentKey} key
 * @param {Edition} edition
 */
function entryOf(key, edition) {
  const traits = traitsOf(key, edition);
  const meaning = textFor(edition, key.meaning);
  const rows = rowsOf(key, edition).map(([term, value]) => `- **${term}** ${value}`);
  const since = key.since?.[edition];
  return `#### \`${key.name}\`

${since ? `<Since edition="${edition}" version="${since}" />\n\n` : ''}${traits === '' ? '' : `**${traits}** `}${meaning}

<Facts>

${rows.join('\n')}

</Facts>`;
}

/**
 * What a reader should know of a key before its meaning: `Required, secret.`
 *
 * @param {EnvironmentKey} key
 * @param {Edition} edition
 */
function traitsOf({ isRequired, isSecret, readBy, until }, edition) {
  const traits = [
    isRequired ? 'required' : '',
    isSecret ? 'secret' : '',
    readBy === 'image' || readBy === 'compose' ? 'Docker only' : '',
    until?.[edition] ? `until ${editionLabels[edition]} ${until[edition]}` : '',
  ].filter(Boolean);
  const text = traits.join(', ');
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

/**
 * @param {EnvironmentKey} key
 * @param {Edition} edition
 * @returns {[term: string, value: string][]}
 */
function rowsOf(key, edition) {
  const value = textFor(edition, key.default);
  const exampleFile = textFor(edition, key.exampleFile);
  const installer = textFor(edition, key.installer);
  const example = textFor(edition, key.example);
  const missing = textFor(edition, key.missing);
  /** @type {[string, string | undefined][]} */
  const rows = [
    ['Value', typeOf(key)],
    ['Default', value === '' ? 'none' : value && shown(value)],
    ['Example file', shown(exampleFile)],
    ['Installer writes', shown(installer)],
    ['Example', [value, exampleFile, installer].includes(example) ? undefined : shown(example)],
    ['Without it', missing],
  ];
  return rows.flatMap(([term, text]) => (text === undefined ? [] : [[term, text]]));
}

/**
 * What may be written, unless that is any text.
 *
 * @param {EnvironmentKey} key
 */
function typeOf(key) {
  switch (key.type) {
    case 'boolean':
      return '`true` or `false`';
    case 'choice':
      return key.choices.map((choice) => `\`${choice}\``).join(', ');
    case 'number':
      return key.unit ? `number, in ${key.unit}` : 'number';
    case 'host':
      return 'host name';
    case 'text':
      return undefined;
    default:
      return key.type;
  }
}

/**
 * A value as it is written in `.env` is code; words that describe one are not.
 *
 * @param {string | undefined} value
 */
function shown(value) {
  return value === undefined || value.includes(' ') ? value : `\`${value}\``;
}

/** @param {Edition} edition */
function ineffectiveKeys(edition) {
  const rows = ineffective
    .filter(({ editions }) => editions.includes(edition))
    .map(({ names, reason }) => `| ${names.map((name) => `\`${name}\``).join(', ')} | ${textFor(edition, reason)} |`);
  return `### Keys without effect

You may see these keys in other guides, but ${editionLabels[edition]} doesn’t read them.

| Key | Why |
| --- | --- |
${rows.join('\n')}`;
}
