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
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
  text: 'Text',
};

/** Returns whether a fence can use this language. */
export function isLanguage(name: string | null | undefined): name is keyof typeof languages {
  return typeof name === 'string' && Object.hasOwn(languages, name);
}
