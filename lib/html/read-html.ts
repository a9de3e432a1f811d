import { type Handler, Parser } from 'htmlparser2';

/** The attributes of an element, by their names in lower case. */
export type Attributes = Readonly<Record<string, string>>;

/** Collects something from HTML whose tags and texts come by in their order. It reads one page, once. */
export type HtmlReader<Found> = {
  opened?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  closed?(name: string): void;
  /** What it has found when all of the page came by. */
  found(): Found;
};

/**
 * Reads HTML once for several readers: to take a page apart costs more than what is looked for in it.
 *
 * @returns what each of them found, in their order
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
