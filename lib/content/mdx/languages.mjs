// @ts-check

/** The supported fence languages, with the names that pages show. */
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
 * Other names of languages, with the ones that fences use.
 *
 * @type {Readonly<Record<string, keyof typeof languages>>}
 */
export const aliases = {
  bash: 'shell',
  console: 'shell',
  env: 'dotenv',
  js: 'javascript',
  plaintext: 'text',
  py: 'python',
  sh: 'shell',
  txt: 'text',
  yml: 'yaml',
  zsh: 'shell',
};

/**
 * Returns whether a fence can use this language.
 *
 * @param {string | null | undefined} name
 * @returns {name is keyof typeof languages}
 */
export function isLanguage(name) {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
