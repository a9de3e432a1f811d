import type { MDXComponents } from 'mdx/types';
import { Aside } from '@/components/aside/aside';
import { Confidence, Edition, Since } from '@/components/badges/badges';
import { Card, Cards } from '@/components/cards/cards';
import { Column, Columns } from '@/components/columns/columns';
import { Figure } from '@/components/figures/figure';
import { OfflineCopy } from '@/components/offline/offline-copy';
import { StaticHtml } from '@/components/static-html/static-html';

/**
 * Every component that pages can use without importing it. The MDX pipeline turns `Steps` and `Tabs` into plain HTML.
 */
const components = {
  Card,
  Cards,
  Column,
  Columns,
  Confidence,
  Danger: (props) => <Aside kind="danger" {...props} />,
  Edition,
  Figure,
  Info: (props) => <Aside kind="info" {...props} />,
  Note: (props) => <Aside kind="note" {...props} />,
  OfflineCopy,
  Since,
  StaticHtml,
  Tip: (props) => <Aside kind="tip" {...props} />,
  Warning: (props) => <Aside kind="warning" {...props} />,
} satisfies MDXComponents;

/** Returns the components for MDX pages. Next requires this hook. */
export function useMDXComponents(): MDXComponents {
  return components;
}
