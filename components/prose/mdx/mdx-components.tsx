import type { MDXComponents } from 'mdx/types';
import { LogDoctor } from '@/components/doctor/log-doctor';
import { Edition, Since, Unverified } from '@/components/page/badges/badges';
import { Aside } from '@/components/prose/aside/aside';
import { Card, Cards } from '@/components/prose/cards/cards';
import { Column, Columns } from '@/components/prose/columns/columns';
import { EditionTable } from '@/components/prose/edition-table/edition-table';
import { Figure } from '@/components/prose/figures/figure';
import { StaticHtml } from '@/components/prose/static-html/static-html';
import { RequestBuilder } from '@/components/request-builder/request-builder';
import { SlashSetting } from '@/components/search/dialog/slash-setting';
import { Tool } from '@/components/tools/tool';

/** The components that pages can use without an import. The pipeline turns `Steps` and `Tabs` into plain HTML. */
const components = {
  Card,
  Cards,
  Column,
  Columns,
  Danger: (props) => <Aside kind="danger" {...props} />,
  Edition,
  EditionTable,
  Figure,
  Info: (props) => <Aside kind="info" {...props} />,
  Note: (props) => <Aside kind="note" {...props} />,
  LogDoctor,
  OfflineCopy: () => <Tool id="offline-copy" />,
  RequestBuilder,
  Since,
  SlashSetting,
  StaticHtml,
  Tip: (props) => <Aside kind="tip" {...props} />,
  Unverified,
  UpgradePlanner: () => <Tool id="upgrade-planner" />,
  Warning: (props) => <Aside kind="warning" {...props} />,
  WebhookLab: () => <Tool id="webhook-lab" />,
} satisfies MDXComponents;

export function useMDXComponents(): MDXComponents {
  return components;
}
