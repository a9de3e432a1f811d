import { distance } from 'fastest-levenshtein';
import { conflicts } from '@/content/environment/conflicts';
import { type KnownKey, knownKeys } from './known-keys';
import { findLineProblems, readEnv, type Setting } from './read-env';

/** Something wrong with a setting, or with several that can't work together. */
export type Finding = {
  /** What's wrong, and what to do: one or two sentences, with names in backticks. */
  readonly message: string;
  readonly section: string;
  readonly line: number;
  /** Whether Mixpost fails because of it. Otherwise, it's only worth a look. */
  readonly isError: boolean;
};

/** A setting of a file. In a Compose file, it never needs quotes. */
type SettingLine = Pick<Setting, 'name' | 'value' | 'line'> & Partial<Setting>;

/** Largest number of changed letters at which an unknown key is a misspelled one. */
const maxEdits = 2;

const keys = new Map(knownKeys.keys.map((key) => [key.name, key]));

const lineSection = '/troubleshooting/installation#failed-to-parse-dotenv-file';

/** Checks a `.env` file of Mixpost, errors first. Without an edition, the keys of all are allowed. */
export function checkEnv(input: string, edition: string | null): readonly Finding[] {
  const settings = readEnv(input);
  const isMixpost = settings.filter(({ name }) => keys.has(name)).length >= 2;
  if (!isMixpost) {
    return [];
  }
  const unread = findLineProblems(input).map((problem) => ({ ...problem, section: lineSection, isError: true }));
  const found = [...unread, ...findSettingProblems(settings, edition)];
  return [...found.filter(({ isError }) => isError), ...found.filter(({ isError }) => !isError)];
}

/**
 * Finds wrong names and values of settings, and settings that can't work together.
 *
 * @param isContainer whether the settings are those of a container in a Compose file, which can refer to others
 */
export function findSettingProblems(
  all: readonly SettingLine[],
  edition: string | null,
  isContainer = false,
): readonly Finding[] {
  const settings = isContainer ? all.filter(({ value }) => !value.includes('$')) : all;
  const findings = settings.flatMap((setting, at) => {
    const isRepeated = settings.findIndex(({ name }) => name === setting.name) < at;
    const key = keys.get(setting.name);
    const own = key ? valueFindings(setting, key, edition) : unknownFindings(setting, edition);
    return isRepeated
      ? [finding(setting, `\`${setting.name}\` is set twice. Keep one of them.`, edition), ...own]
      : own;
  });
  return [...findConflicts(settings, isContainer), ...findings];
}

function findConflicts(settings: readonly SettingLine[], isContainer: boolean): readonly Finding[] {
  const isSet = (name: string) => settings.some((setting) => setting.name === name);
  // Containers are recognized by `APP_DOMAIN`, which only Compose files read.
  const read = (name: string) =>
    settings.findLast((setting) => setting.name === name)?.value ??
    (isContainer && name === 'APP_DOMAIN' ? '' : undefined);
  return conflicts
    .filter(({ names, isPresent }) => isPresent(read) && (!isContainer || names.some(isSet)))
    .map(({ names, message, section, isError = false }) => ({
      message,
      section,
      isError,
      line: settings.find(({ name }) => names.includes(name))?.line ?? 0,
    }));
}

function valueFindings(setting: SettingLine, key: KnownKey, edition: string | null): Finding[] {
  const { name, value, needsQuotes } = setting;
  if (edition && key.editions && !key.editions.includes(edition)) {
    return [finding(setting, `Your edition doesn't read \`${name}\`.`, key.editions[0] ?? edition)];
  }
  const home = edition ?? key.editions?.[0] ?? null;
  if (needsQuotes) {
    return [finding(setting, `The value of \`${name}\` contains a space. Write \`${name}="…"\`.`, home)];
  }
  const wanted = value === '' ? null : wantedValue(key, value);
  return wanted ? [finding(setting, `\`${name}\` must be ${wanted}.`, home, true)] : [];
}

/** How values of a type look, and what they are in words. Texts can be anything. */
const forms: Readonly<Record<string, readonly [form: RegExp, words: string]>> = {
  number: [/^\d+$/, 'a number without a unit'],
  boolean: [/^\(?(?:true|false|0|1)\)?$/i, '`true` or `false`'],
  address: [/^https?:\/\/[^\s/]+(?<![;,])$|^https?:\/\/[^\s/]+\/\S*$/, 'a full URL that starts with `https://`'],
  host: [/^[^/;,]*$/, 'a host name without `https://` and without a path'],
};

function wantedValue({ type, choices }: KnownKey, value: string): string | null {
  if (choices && !choices.includes(value)) {
    return choices.map((choice) => `\`${choice}\``).join(' or ');
  }
  const [form, words = null] = forms[type] ?? [];
  return form?.test(value) ? null : words;
}

function unknownFindings(setting: SettingLine, edition: string | null): Finding[] {
  const { name } = setting;
  const own = knownKeys.ineffective.find(
    ({ names, editions }) => names.includes(name) && (edition === null || editions.includes(edition)),
  );
  if (own) {
    const home = edition ?? own.editions[0] ?? null;
    return [finding({ ...setting, name: 'keys-without-effect' }, `Mixpost doesn't read \`${name}\`.`, home)];
  }
  const [nearest] = knownKeys.keys
    .map((key) => ({ key, edits: distance(name.toUpperCase(), key.name) }))
    .sort((one, other) => one.edits - other.edits);
  if (!nearest || nearest.edits > maxEdits) {
    return [];
  }
  const message = `Mixpost doesn't read \`${name}\`. Did you mean \`${nearest.key.name}\`?`;
  return [finding({ ...setting, name: nearest.key.name }, message, edition ?? nearest.key.editions?.[0] ?? null, true)];
}

function finding({ name, line }: SettingLine, message: string, edition: string | null, isError = false): Finding {
  const page = `/${edition ?? 'lite'}/configuration/environment-variables`;
  return { message, section: `${page}#${name.toLowerCase()}`, line, isError };
}
