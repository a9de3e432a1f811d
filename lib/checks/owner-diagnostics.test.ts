import { expect, test } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { ownerDiagnostics } from './owner-diagnostics';

const job = { heading: /^move to another server/i, owner: '/guides/backup#move' };
const owner: [string, string] = [
  'content/guides/backup.mdx',
  '---\ntitle: X\n---\n\n## Move to another server [#move]\n',
];

function find(file: string, text: string, allowed: Parameters<typeof ownerDiagnostics>[2] = []) {
  return ownerDiagnostics(new Map([owner, [file, text]]), [job], allowed).map(sentenceOf);
}

test.each([
  ['pro/updating', 'Enterprise'],
  ['pro/installation/docker', 'mixpost-enterprise'],
  ['pro/upgrading/index', 'MixpostEnterprise'],
  ['enterprise/updating', 'Pro'],
  ['enterprise/installation/manual', '/pro/'],
  ['enterprise/installation/docker', 'edition="pro"'],
])('reports that %s names "%s"', (page, name) => {
  const [found] = find(
    `content/${page}.mdx`,
    `---\ntitle: Pro and Enterprise\n---\n\n## Update\n\nText about ${name}.\n`,
  );
  expect(found).toMatch(
    new RegExp(`^content/${page}\\.mdx:7 names the other edition: ".+"; write the page's own edition\\.$`),
  );
});

test.each([
  ['content/enterprise/updating.mdx', 'The Pro core is `inovector/mixpost-pro-team`.'],
  ['content/enterprise/upgrading/upgrading-from-pro.mdx', 'Pro'],
  ['content/passages/go-back.md', 'In Pro and Enterprise'],
])('accepts what %s says', (file, text) => {
  expect(find(file, `## Update\n\n${text}\n`)).toEqual([]);
});

test('accepts an exception for the section, and reports one without a use', () => {
  const allowed = [[/^pro\/updating.*Update/, 'It has to.']] as const;
  expect(find('content/pro/updating.mdx', '## Update\n\nEnterprise\n', allowed)).toEqual([]);
  expect(find('content/pro/updating.mdx', '## Update\n', allowed)).toEqual([
    'lib/checks/owners.ts allows /^pro\\/updating.*Update/, which nothing needs; delete it.',
  ]);
});

test('reports a second owner of a job with its line', () => {
  const text =
    '## Other\n\n```shell\n## Move to another server\n```\n\n### Move to another server [#again]\n\nCopy it.\n';
  expect(find('content/lite/x.mdx', text)).toEqual([
    'content/lite/x.mdx:7 describes "Move to another server", which /guides/backup#move owns; link to it instead.',
  ]);
});

test('accepts a section that links to the owner', () => {
  expect(find('content/lite/x.mdx', '## Move to another server\n\nSee [the guide](/guides/backup#move).\n')).toEqual(
    [],
  );
});

test('reports a job whose owner is gone', () => {
  expect(ownerDiagnostics(new Map(), [job], []).map(sentenceOf)).toEqual([
    "lib/checks/owners.ts names /guides/backup#move, which doesn't exist; write the section of the job.",
  ]);
});
