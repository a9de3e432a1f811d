import type { NamedExample, Schema } from './types';

/** A schema without references, with its type in words. */
export type FieldSchema = Omit<Schema, 'properties' | 'items' | 'additionalProperties'> & {
  readonly words: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly additionalProperties?: FieldSchema;
};

/** What the request builder knows of an operation. */
export type RequestDescription = {
  readonly method: string;
  /** With `[[domain]]` and other placeholders for the reader's values, and `{postUuid}` for path parameters. */
  readonly url: string;
  readonly needsToken: boolean;
  /** The parameters as the properties of one object, by name. */
  readonly parameters: FieldSchema;
  /** Where each parameter goes. */
  readonly places: Readonly<Record<string, 'path' | 'query' | 'header'>>;
  /** What the samples send. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly body?: {
    readonly type: string;
    readonly schema: FieldSchema;
    /** In the order of the document; the first one is the default. */
    readonly examples: readonly NamedExample[];
  };
};
