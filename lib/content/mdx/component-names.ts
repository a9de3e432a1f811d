import { claims } from '@/content/claims.mjs';
import { blocks } from '@/lib/content/blocks/block-registry';
import { closest } from '@/lib/content/pages/closest';
import { editionLabels } from '@/lib/site/editions';

/** The attributes of a component: true, or the values that they can have, if it needs them. */
export type AttributeNames = Readonly<Record<string, boolean | readonly string[]>>;

const editions = Object.keys(editionLabels);

/** The components of `components/prose/mdx/mdx-components.tsx` that pages can use. */
export const components = {
  Card: { title: true, href: true },
  Cards: {},
  Column: { title: true, href: false },
  Columns: {},
  Danger: {},
  Edition: { name: editions },
  EditionTable: {},
  Figure: { name: true, caption: false },
  Info: {},
  LogDoctor: {},
  Note: {},
  OfflineCopy: {},
  RequestBuilder: { id: true },
  Since: { edition: editions, version: true },
  SlashSetting: {},
  Tip: {},
  Unverified: { claim: Object.keys(claims) },
  UpgradePlanner: {},
  Warning: {},
  WebhookLab: {},
};

/** What plugins turn into HTML. */
const structures = { Facts: { label: false }, Steps: {}, Tab: { label: true }, Tabs: { group: true, menu: false } };

const attributes: Readonly<Record<string, AttributeNames>> = {
  ...components,
  ...structures,
  AppliesTo: { editions: true },
};

/** Every name that a page can use. */
export const knownNames = [...Object.keys(attributes), ...Object.keys(blocks)];

/** Returns the attributes of a component; undefined for a block, which reads its own. */
export function knownAttributesOf(name: string) {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Returns the component whose name is similar to one that doesn't exist; null if there's none. */
export function nearestName(name: string): string | null {
  const lower = new Map(knownNames.map((known) => [known.toLowerCase(), known]));
  return lower.get(closest(name.toLowerCase(), lower.keys()) ?? '') ?? null;
}

/** Tells whether a component has to be on a line of its own. */
export function isBlock(name: string) {
  return Object.hasOwn(blocks, name) || Object.hasOwn(structures, name);
}

/** The HTML elements that pages can use. */
export const elements = new Set(
  `a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img
   ins kbd li mark ol p picture pre q rp rt ruby s samp section small source span strong sub summary sup table tbody td
   tfoot th thead time tr u ul var wbr`.split(/\s+/),
);
