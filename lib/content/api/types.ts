import type { EditionName } from '@/lib/site/editions';

/** An edition with the API, as in `x-editions` and `x-since`. */
type ApiEdition = Exclude<EditionName, 'lite'>;

/** Our extensions to OpenAPI's operations, parameters, properties, and responses. */
export type Extensions = {
  readonly 'x-editions'?: readonly ApiEdition[];
  /** The first version of each edition that has it. */
  readonly 'x-since'?: Partial<Readonly<Record<ApiEdition, string>>>;
  /** The source of the information; `stated` (by Mixpost) by default. */
  readonly 'x-claim'?: string;
  readonly 'x-confidence'?: 'stated' | 'code' | 'inferred';
};

/** The reference by which a component was named, in a resolved document. */
type Component = { readonly $ref?: string };

/** The parts of JSON Schema that the document uses, with references resolved and the parts of `allOf` merged. */
export type Schema = Extensions &
  Component & {
    readonly title?: string;
    readonly description?: string;
    /** The place that lists its fields; other pages link there instead. */
    readonly 'x-fields-page'?: string;
    readonly type?: string | readonly string[];
    readonly format?: string;
    readonly enum?: readonly unknown[];
    readonly const?: unknown;
    readonly default?: unknown;
    readonly pattern?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
    readonly items?: Schema;
    readonly required?: readonly string[];
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly additionalProperties?: boolean | Schema;
    readonly allOf?: readonly Schema[];
    readonly oneOf?: readonly Schema[];
    readonly anyOf?: readonly Schema[];
    readonly examples?: readonly unknown[];
  };

type Example = { readonly summary?: string; readonly value: unknown };

/** An example with its name in the document, if it has one. */
export type NamedExample = Example & { readonly name?: string };

export type MediaType = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example & Component>>;
};

export type Content = Readonly<Record<string, MediaType>>;

export type Parameter = Extensions & {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  /** Whether samples send it even though it's optional. */
  readonly 'x-in-sample'?: boolean;
};

type Header = Extensions & { readonly description?: string; readonly schema?: Schema };

export type Response = Extensions &
  Component & {
    readonly description: string;
    readonly headers?: Readonly<Record<string, Header>>;
    readonly content?: Content;
  };

type RequestBody = { readonly description?: string; readonly required?: boolean; readonly content: Content };

export type Server = {
  readonly url: string;
  readonly variables?: Readonly<Record<string, { readonly default: string }>>;
};

export type Operation = Extensions & {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  /** The page that describes it. */
  readonly 'x-docs-page'?: string;
  readonly servers?: readonly Server[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
};

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathItem = Partial<Readonly<Record<Method, Operation>>> & {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly Parameter[];
};

export type Root = {
  readonly servers: readonly Server[];
  readonly security?: Operation['security'];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

/** A parsed document: with references resolved in `root`, and as its file has it in `written`. */
export type Document = { readonly root: Root; readonly written: object };

/**
 * An operation with everything that applies to it from its surroundings: path parameters, servers, and authentication.
 */
export type Call = {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
  readonly server: Server | undefined;
  readonly needsToken: boolean;
};
