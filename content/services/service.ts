import type { EditionName } from '@/lib/site/editions';

/**
 * Markdown on one line, for a table cell. It never states a price, which is up to the provider; `cost` links to it
 * instead.
 */
type Text = string;

/** What a service is for. It determines the section of the overview and the menu with the service's form. */
export type ServiceGroup = 'social' | 'ai' | 'media' | 'payment' | 'sign-in';

/**
 * A service that Mixpost connects to, with the facts that its pages and the overview share. Each fact is stated only
 * here.
 */
export type Service = {
  /** The name that blocks use, which is also the name of its file in `table/`. */
  readonly key: string;
  readonly name: string;
  /** The canonical path of its page, for the overview. */
  readonly path: string;
  readonly group: ServiceGroup;
  /**
   * The editions that have it. The text restricts it in that edition, such as "Facebook Pages" in Lite; an empty string
   * means no restriction.
   */
  readonly editions: Readonly<Partial<Record<EditionName, Text>>>;
  /** What a reader must know first, such as "closed"; omitted for a service that works. */
  readonly status?: Text;
  /** What the reader creates or needs at the provider before opening Mixpost. */
  readonly needs: Text;
  /** Where to create it; omitted if there's nothing to create. */
  readonly portal?: Link;
  /** The menu in Mixpost, if it differs from the group's menu. */
  readonly place?: Text;
  readonly review: Review;
  /** The provider's pricing page, or text that says it's free; omitted if no source says either. */
  readonly cost?: Link | Text;
  /** How long a connection works before the reader must renew it; omitted for services that use a plain key. */
  readonly lasts?: Text;
  /** The URLs of this installation to register with the provider, which sends people or events to them. */
  readonly addresses: readonly Address[];
  readonly credentials: readonly Credential[];
  /**
   * The permissions that Mixpost requests, in one set for each product or account type of the provider that has its
   * own.
   */
  readonly scopes: readonly ScopeSet[];
  readonly limits: readonly LimitSet[];
};

/** A page at the provider. */
type Link = { readonly text: string; readonly href: string };

/** Whose approval is required before people can use the service. */
type Review = {
  /** For the people who run the installation, which is what most readers want to know. */
  readonly team: Text;
  /**
   * For people whom the provider doesn't know yet, such as customers of an Enterprise installation; omitted if it's the
   * same.
   */
  readonly others?: Text;
  /** How long approval takes, if a source says it. */
  readonly wait?: Text;
};

/** A URL of this installation that the provider calls or redirects people to. */
export type Address = {
  /** The account type as Mixpost labels it. */
  readonly name: string;
  /** The part after the domain and the core path. */
  readonly tail: string;
  /** Whether the URL follows the general pattern but no source confirms it. The page then says how to check it. */
  readonly expected?: true;
  readonly editions: readonly EditionName[];
};

/** A field of the service's form in Mixpost. */
type Credential = {
  readonly field: string;
  /** Which of the provider's values to enter. */
  readonly value: Text;
  /** Where the provider shows that value. */
  readonly source: Text;
};

/** Permissions that Mixpost requests together. */
type ScopeSet = {
  /** The name to use in `set="…"`. */
  readonly key: string;
  /** What the set is for; omitted if the service has only one. */
  readonly name?: string;
  /** A note on the whole set, such as that the list isn't published. */
  readonly note?: Text;
  readonly scopes: readonly Scope[];
};

/** A permission, and what Mixpost does with it, which reviewers ask about. */
type Scope = {
  readonly name: string;
  readonly reason: Text;
  /** What the video for the review must show, if the network requires one for each permission. */
  readonly video?: Text;
};

/** The limits of one account type or one part of a service. */
type LimitSet = {
  /** The name to use in `set="…"`. */
  readonly key: string;
  /** What the set is about; omitted if the service has only one. */
  readonly name?: string;
  readonly rows: readonly Limit[];
};

/**
 * A limit in Mixpost and on the network, of which the smaller applies. A side is omitted if no source states it. If no
 * row of a set has a limit in Mixpost, the table has one column of limits.
 */
type Limit = { readonly what: Text; readonly mixpost?: Text; readonly network?: Text };
