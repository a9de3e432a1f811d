import type { LateFiles } from '@/lib/late-start/late-files';
import { namesOf } from './page-names';
import { partPayload } from './page-payload';
import { rareMedia } from './rare-media';
import type { StyleSheets } from './used-css';

/** The payload of a page in a file of its own: its address, and its text. */
export type PayloadText = { readonly address: string; readonly text: string };

/** Style sheets as a page lists them, with the address of what they say for rare media. */
export type PageSheets = Pick<StyleSheets, 'usedBy' | 'fonts'> & { readonly rare: string };

/** What pages have in common. */
export type LateStart = {
  /** Reads style sheets by their addresses, in order. */
  sheetsOf(addresses: readonly string[]): PageSheets;
  /** The script that starts a page with the files that it is given. */
  scriptFor(files: LateFiles): string;
};

const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*\/>/g;
const script = /<script src="([^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*\/>/g;
/** Says which of the scripts begins: it only puts that on a list, which Turbopack's runtime reads when it comes. */
const beginning = /<script id="_R_">(\(globalThis\["TURBOPACK"\].*?\.push\(\{[^<]*\}\);)<\/script>/;

/**
 * Makes a page that is painted from its HTML alone: the style sheets give way to the CSS that the page uses of them, and the scripts and
 * the payload to one small script that adds them when there is a reader.
 *
 * @param payload null for a page that keeps its payload, because no file of its own has it
 * @throws a sentence when Next has written the page in a form that this does not know
 */
export function startLate(html: string, payload: PayloadText | null, { sheetsOf, scriptFor }: LateStart): string {
  const parted = payload ? partPayload(html) : { html, payload: null };
  if (payload && parted.payload !== payload.text) {
    throw new Error(`The payload in the page is not that of ${payload.address}.`);
  }
  const styles = addressesIn(html, sheet);
  const scripts = addressesIn(html, script);
  if (styles.length === 0 || scripts.length === 0) {
    throw new Error('A page has no style sheets, or no scripts, in the form that this knows.');
  }
  const [, begin = ''] = parted.html.match(beginning) ?? [];
  const plain = parted.html.replace(script, '').replace(scriptPreload, '').replace(beginning, '');
  const { usedBy, fonts, rare } = sheetsOf(styles);
  const text = scriptFor({
    styles,
    fonts,
    scripts,
    payload: payload && { address: payload.address, length: payload.text.length },
  });
  const [first = ''] = plain.match(sheet) ?? [];
  const place = '<style></style>';
  const started = plain
    .replace(first, place)
    .replace(sheet, '')
    // Behind the scripts of the head that React knows, or it would take this one for them.
    .replace(
      '</head>',
      () => `<link rel="stylesheet" href="${rare}" media="${rareMedia}"/><script>${text}${begin}</script></head>`,
    );
  // With what the script sets.
  const css = usedBy(namesOf(started));
  const finished = started.replace(place, () => `<style>${css}</style>`);
  refuseEarly(finished);
  return finished;
}

function addressesIn(html: string, tags: RegExp): string[] {
  return [...html.matchAll(tags)].map(([, address = '']) => address);
}

/**
 * What would be fetched before the first paint. Browsers that know modules do not fetch what is marked `nomodule`, nor wait for rare media.
 */
const early =
  /<link\b[^>]*\b(?:rel="stylesheet"|as="script"|as="style"|rel="modulepreload")[^>]*>|<script\b[^>]*\ssrc=[^>]*>/gi;

function refuseEarly(html: string): void {
  const left = [...html.matchAll(early)]
    .map(([tag]) => tag)
    .filter((tag) => !(/\bnomodule\b/i.test(tag) || tag.includes(` media="${rareMedia}"`)));
  if (left.length > 0) {
    throw new Error(`A page would still fetch before it is painted: ${left.join(' ')}`);
  }
}
