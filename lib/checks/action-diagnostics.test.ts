import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { actionDiagnostics } from './action-diagnostics';
import { actions } from './actions';

const passages = actions.flatMap(({ passages: names }) =>
  names.map((name): [string, string] => [`content/passages/${name}.md`, '```shell\nls\n```\n\nIt prints a list.']),
);

function find(text: string, allowed: Parameters<typeof actionDiagnostics>[2] = []) {
  const sources = new Map([...passages, ['content/lite/x.mdx', `---\ntitle: X\n---\n\n## Restart\n\n${text}\n`]]);
  return actionDiagnostics(sources, actions, allowed).map(sentenceOf);
}

const restart =
  'content/lite/x.mdx:8 writes "docker compose restart mixpost" itself; include <Passage name="restart-container" /> (or restart-lite-container), or link to the section with it.';

test('reports a bare command in code with its line and passage', () => {
  expect(find('```shell\ndocker compose restart mixpost\n```')).toEqual([restart]);
});

test('reports a command in a sentence, even if it continues on the next line', () => {
  expect(find('Then\nrun `docker compose\nrestart mixpost`.')).toEqual([restart]);
});

test.each([
  ['docker compose up -d', 'recreate-container'],
  ['docker compose up -d --force-recreate mixpost', 'recreate-container'],
  ['sudo -u www-data php artisan optimize', 'apply-env-change'],
  ['sudo -u www-data php artisan optimize:clear --except cache', 'clear-caches'],
  ['php artisan horizon:terminate', 'restart-workers'],
  ['mysqldump -u mixpost -p mixpost_db > a.sql', 'backup-before-upgrade'],
  ['sudo tar -czf a.tar.gz storage', 'backup-before-upgrade'],
])('names the passage of %s', (command, name) => {
  expect(find(`\`\`\`shell\n${command}\n\`\`\``)).toEqual([expect.stringContaining(`<Passage name="${name}" />`)]);
});

test.each([
  ['a passage', '<Passage name="restart-container" />'],
  ['a link', '[Run `docker compose restart mixpost`](/server).'],
  ['a table', '| `docker compose restart mixpost` | restarts it |'],
  ['the name of a command', '`horizon:terminate` and `mysqldump` need a shell.'],
  ['another container', '```shell\ndocker compose up -d mysql redis\n```'],
])('accepts %s', (_, text) => {
  expect(find(text)).toEqual([]);
});

test('accepts an exception for the section, and reports one without a use', () => {
  const allowed = [[/^lite\/x\.mdx: Restart/, 'It owns it.']] as const;
  expect(find('```shell\ndocker compose restart mixpost\n```', allowed)).toEqual([]);
  expect(find('Text.', allowed)).toEqual([
    'lib/checks/actions.ts allows /^lite\\/x\\.mdx: Restart/, which nothing needs; delete it.',
  ]);
});

test('reports a passage that ends with its commands', () => {
  const sources = new Map([...passages, ['content/passages/save-code.md', 'Save it:\n\n```shell\nls\n```']]);
  expect(actionDiagnostics(sources, actions, []).map(sentenceOf)).toEqual([
    'content/passages/save-code.md:5 ends with its commands; add what the reader should see.',
  ]);
});

test.each([
  ['docker', 'Without Docker', 'Docker'],
  ['manual', 'Docker', 'Without Docker'],
])('reports an action of another installation on the page "%s"', (page, other, own) => {
  const file = `content/pro/installation/${page}.mdx`;
  const text = (tab: string) => `Text.\n\n<Passage name="read-logs" only="${tab}" />`;
  const findFor = (tab: string) =>
    actionDiagnostics(new Map([...passages, [file, text(tab)]]), actions, []).map(sentenceOf);
  expect(findFor(own)).toEqual([]);
  expect(findFor(other)).toEqual([
    `${file}:3 includes a passage for "${other}"; choose the tab of the page's installation.`,
  ]);
});
