// @ts-check

/** The languages that a fence may name, with the names that the page shows. */
export const languages = {
  shell: 'Shell',
  http: 'HTTP',
  json: 'JSON',
  php: 'PHP',
  yaml: 'YAML',
  nginx: 'Nginx',
  ini: 'INI',
  dotenv: '.env',
  apache: 'Apache',
  sql: 'SQL',
  diff: 'Diff',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  text: 'Text',
};

/**
 * Whether a fence may name this language.
 *
 * @param {string | null | undefined} name
 * @returns {name is keyof typeof languages}
 */
export function isLanguage(name) {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
