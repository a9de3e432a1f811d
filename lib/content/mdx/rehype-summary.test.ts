import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { rehypeSummary } from './rehype-summary';

/** Returns the value that a page with these nodes exports. */
function summaryOf(...nodes: unknown[]): unknown {
  const tree = { type: 'root', children: nodes } as Parameters<ReturnType<typeof rehypeSummary>>[0];
  rehypeSummary()(tree);
  const [esm] = tree.children as unknown as {
    data: { estree: { body: { declaration: { declarations: { init: Expression }[] } }[] } };
  }[];
  return plain(esm?.data.estree.body[0]?.declaration.declarations[0]?.init);
}

type Expression = {
  readonly value?: unknown;
  readonly elements?: readonly Expression[];
  readonly properties?: readonly { readonly key: { readonly value: string }; readonly value: Expression }[];
};

function plain(node?: Expression): unknown {
  return node?.properties
    ? Object.fromEntries(node.properties.map(({ key, value }) => [key.value, plain(value)]))
    : (node?.elements?.map(plain) ?? node?.value);
}

test('lists each placeholder once, in text order, from elements and from highlighted code', () => {
  const code = { type: 'raw', value: '<span class="placeholder" data-placeholder="email">a</span>' };
  const mark = { ...h('span'), properties: { 'data-placeholder': 'domain' } };
  expect(summaryOf(h('p', mark), code, code)).toMatchObject({
    placeholders: ['domain', 'email'],
  });
});

test('summarizes the editions and versions that lack a part of the page', () => {
  const part = (applies: string, since?: string) => ({
    ...h('p'),
    properties: { 'data-applies': applies, ...(since && { 'data-since-version': since }) },
  });
  expect(summaryOf(part('lite pro enterprise'))).toMatchObject({ dimmedFor: [], latestSince: '' });
  expect(
    summaryOf(
      part('pro enterprise', 'pro:7.2.0 enterprise:8.0.0'),
      part('pro', 'pro:10.0.0'),
      part('pro', 'pro:7.0.0'),
    ),
  ).toMatchObject({ dimmedFor: ['lite', 'enterprise'], latestSince: 'pro:10.0.0 enterprise:8.0.0' });
});
