import { expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { checkPage } from './check-page';
import { firstActionDiagnostics } from './first-action-diagnostics';

const find = async (source: string, file = 'content/x.mdx') =>
  firstActionDiagnostics((await checkPage(source, file)).tree, file).map(sentenceOf);
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const steps = '<Steps>\n\n### Set it\n\nText.\n\n</Steps>\n';

it('reports a first action after 151 words', async () => {
  expect(await find(`${words(100)}\n\n- ${words(51)}\n\n${steps}`)).toEqual([
    'content/x.mdx:5 has its first action after 151 words; start with it: the maximum is 150 words, and explanations fit below.',
  ]);
});

it.each([
  ['150 words before the first step', `${words(150)}\n\n${steps}`],
  ['code before the words', `\`\`\`shell\nls\n\`\`\`\n\n${words(200)}\n\n${steps}`],
  ['an ordered list before the words', `1. Open it.\n\n${words(200)}\n\n${steps}`],
  ['a page without steps', words(200)],
])('accepts %s', async (_, source) => {
  expect(await find(source)).toEqual([]);
});

it('accepts a page that describes a product first', async () => {
  expect(await find(`${words(200)}\n\n${steps}`, 'content/lite/index.mdx')).toEqual([]);
});
