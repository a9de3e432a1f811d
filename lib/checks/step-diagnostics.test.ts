import { describe, expect, it } from 'vitest';
import { sentenceOf } from '@/lib/content/pages/diagnostic';
import { pageTreeOf } from './page-tree';
import { stepDiagnostics } from './step-diagnostics';

const file = 'content/guides/horizon.mdx';
const find = async (source: string) => stepDiagnostics(await pageTreeOf(source, file), file).map(sentenceOf);
const steps = (text: string) => `<Steps>\n\n### Set it\n\n${text}\n\n</Steps>\n`;

describe('a step whose only link leads to its own page', () => {
  const problem = (url: string) =>
    `has a step whose only link (${url}) leads to the same page; write the instruction itself, link to the heading that has it, or remove the step.`;

  it.each([
    ['a path', '/guides/horizon'],
    ['another form of the path', '/guides/horizon/'],
    ['a file', './horizon.mdx'],
    ['an empty anchor', '#'],
  ])('is reported if the link is %s', async (_, url) => {
    expect(await find(steps(`The [guide](${url}) names the setting.`))).toEqual([`${file}:5 ${problem(url)}`]);
  });

  it("is reported if the link is the page's public URL", async () => {
    expect(await find(steps('The [guide](https://docs.mixpost.app/guides/horizon) names the setting.'))).toEqual([
      `${file}:5 ${problem('https://docs.mixpost.app/guides/horizon')}`,
      `${file}:5 links to https://docs.mixpost.app/guides/horizon, which is this site; write /guides/horizon if that page exists here.`,
    ]);
  });

  it('is reported in ordered lists and within steps', async () => {
    expect(await find('1. Read the [guide](/guides/horizon).\n')).toEqual([`${file}:1 ${problem('/guides/horizon')}`]);
    expect(await find(steps('- Read the [guide](/guides/horizon).'))).toEqual([
      `${file}:5 ${problem('/guides/horizon')}`,
    ]);
  });

  it.each([
    ['to another heading of the page', '[guide](#worker-tiers)'],
    ['to another heading by its path', '[guide](/guides/horizon#worker-tiers)'],
    ['to another page', '[guide](/server)'],
    ['elsewhere', '[guide](https://laravel.com/docs/horizon)'],
    ['to its own page and to another page', '[guide](/guides/horizon) and [server](/server)'],
  ])('is accepted with a link %s', async (_, text) => {
    expect(await find(steps(text))).toEqual([]);
  });

  it('is accepted outside of steps', async () => {
    expect(await find('This [guide](/guides/horizon) has tiers.\n\n- The [guide](/guides/horizon).\n')).toEqual([]);
  });
});

describe("a link to the site's public URL", () => {
  it('is reported anywhere, so that the link check sees its path', async () => {
    expect(await find('See [the request](https://docs.mixpost.app/api/none).\n')).toEqual([
      `${file}:1 links to https://docs.mixpost.app/api/none, which is this site; write /api/none if that page exists here.`,
    ]);
  });

  it('is accepted if the host only starts the same', async () => {
    expect(await find('[a](https://docs.mixpost.app.example.com/) [b](https://mixpost.app/blog)\n')).toEqual([]);
  });
});
