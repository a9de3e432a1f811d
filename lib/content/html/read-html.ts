import { type Handler, Parser } from 'htmlparser2';

/** The attributes of an element, with lowercase names. */
export type Attributes = Readonly<Record<string, string>>;

/** Collects something from the tags and text of one page, in document order. */
export type HtmlReader<Found> = {
  opened?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  closed?(name: string): void;
  /** Returns the result after the whole page was read. */
  found(): Found;
};

/**
 * Parses HTML once for several readers, because parsing costs more than what each reader does.
 *
 * @returns the result of each reader, in their order
 */
export function readHtml<Founds extends readonly unknown[]>(
  html: string,
  ...readers: { readonly [At in keyof Founds]: HtmlReader<Founds[At]> }
): Founds {
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      for (const reader of readers) {
        reader.opened?.(name, attributes);
      }
    },
    ontext(text) {
      for (const reader of readers) {
        reader.text?.(text);
      }
    },
    onclosetag(name) {
      for (const reader of readers) {
        reader.closed?.(name);
      }
    },
  };
  new Parser(handler).end(html);
  return readers.map((reader) => reader.found()) as unknown as Founds;
}
