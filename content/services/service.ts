/** Markdown of one line, as it stands in a table's cell. It names no price: what something costs is the vendor's to say. */
type Text = string;

/** The editions of the product, in the order in which pages name them. */
type EditionName = 'lite' | 'pro' | 'enterprise';

/** What a service is for: the part of the overview that lists it, and the menu that holds its form. */
export type ServiceGroup = 'social' | 'ai' | 'media' | 'payment' | 'sign-in';

/** A service that Mixpost connects to: what its pages and the overview say alike. A fact of it stands here and nowhere else. */
export type Service = {
  /** The name that blocks ask for, and that of its file in `table/`. */
  readonly key: string;
  readonly name: string;
  /** The canonical path of its page, for the overview. */
  readonly path: string;
  readonly group: ServiceGroup;
  /** The editions that have it, with what narrows it there, such as "Facebook Pages" in Lite; an empty text narrows nothing. */
  readonly editions: Readonly<Partial<Record<EditionName, Text>>>;
  /** What a reader must know before reading on, such as "closed"; left out for a service that works. */
  readonly status?: Text;
  /** What the reader makes or has at the provider, before Mixpost is opened. */
  readonly needs: Text;
  /** Where that is made; left out where there is nothing to make. */
  readonly portal?: Link;
  /** The menu in Mixpost, where it differs from that of the group. */
  readonly place?: Text;
  readonly review: Review;
  /** Where the provider says what it charges, or the sentence that it charges nothing; left out where no source says either. */
  readonly cost?: Link | Text;
  /** How long a connection lasts without the reader; left out for services that hold a plain key. */
  readonly lasts?: Text;
  /** What the provider must know of this installation: the addresses that it sends people or events to. */
  readonly addresses: readonly Address[];
  readonly credentials: readonly Credential[];
  /** True where no source shows the form, so that its labels are the provider's: the page then says that they may differ. */
  readonly expectedLabels?: true;
  /** The permissions that Mixpost asks for, in one set for each product or account type of the provider that has its own. */
  readonly scopes: readonly ScopeSet[];
  readonly limits: readonly LimitSet[];
  /** When what a provider may change was last looked at, newest first. */
  readonly checked: readonly Check[];
};

/** A page at the provider. */
type Link = { readonly text: string; readonly href: string };

/** Who must agree before people can use the service. */
type Review = {
  /** For the people who run the installation: the question of most readers. */
  readonly team: Text;
  /** For people whom the provider does not know yet, such as the customers of an Enterprise installation; left out where it is the same. */
  readonly others?: Text;
  /** How long that takes; left out where no source says it. */
  readonly wait?: Text;
};

/** An address of this installation that the provider calls, or sends a person back to. */
export type Address = {
  /** The name that `account="…"` asks for. */
  readonly account: string;
  /** The account type, as the reader meets it in Mixpost. */
  readonly name: string;
  /** What stands behind the domain and the core path. */
  readonly tail: string;
  /** True where the rule says so and no source shows the address itself: the page then tells how to make sure. */
  readonly expected?: true;
  readonly editions: readonly EditionName[];
};

/** A field of the service's form in Mixpost. */
type Credential = {
  readonly field: string;
  /** Which of the provider's values goes in. */
  readonly value: Text;
  /** Where the provider shows that value. */
  readonly source: Text;
};

/** Permissions that are asked for together. */
type ScopeSet = {
  /** The name that `set="…"` asks for. */
  readonly key: string;
  /** What the set is for; left out where a service has only one. */
  readonly name?: string;
  /** What holds for all of them, such as that the list is not published. */
  readonly note?: Text;
  readonly scopes: readonly Scope[];
};

/** One permission, and what Mixpost does with it: reviewers ask for this reason. */
type Scope = { readonly name: string; readonly reason: Text };

/** Limits of one account type or one side of a service. */
type LimitSet = {
  /** The name that `set="…"` asks for. */
  readonly key: string;
  /** What the set is about; left out where a service has only one. */
  readonly name?: string;
  readonly rows: readonly Limit[];
};

/** One limit: the smaller of both sides holds. A side is left out where no source gives it. */
type Limit = { readonly what: Text; readonly mixpost?: Text; readonly network?: Text };

/** A look at something that may change: what was looked at, and the day or month of it (`2026-08-20`, `2026-11`). */
type Check = { readonly what: Text; readonly when: string };
