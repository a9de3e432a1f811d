import { expect, test } from 'vitest';
import { render } from './fixtures/render';

const since = (edition: string, version: string) => `<Since edition="${edition}" version="${version}" />`;

test('lists each placeholder once, in text order, from text and from highlighted code', async () => {
  const { summary } = await render('On [[domain]]:\n\n```shell\nping [[domain]] [[email]]\n```');
  expect(summary.placeholders).toEqual(['domain', 'email']);
});

test('summarizes the editions and versions that lack a part of the page', async () => {
  const summaryOf = async (text: string) => {
    const { dimmedFor, latestSince } = (await render(text)).summary;
    return [dimmedFor, latestSince];
  };
  expect(await summaryOf('Text.')).toEqual([[], '']);
  expect(
    await summaryOf(
      `A ${since('pro', '7.2.0')} ${since('enterprise', '8.0.0')}\n\nB ${since('pro', '10.0.0')}\n\nC ${since('pro', '7.0.0')}`,
    ),
  ).toEqual([['lite', 'enterprise'], 'pro:10.0.0 enterprise:8.0.0']);
});
