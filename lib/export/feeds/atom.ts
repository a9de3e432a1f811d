/** An entry of a feed. Dates are days, such as `2026-11-25`; links are absolute URLs. */
type Entry = {
  /** Never changes, and no other entry has it. */
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly published?: string | undefined;
  readonly link: string;
  readonly summary: string;
  readonly category?: string | undefined;
};

/** A feed, with its newest entry first. */
export type Feed = {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The URLs of the feed, and of the page that shows the same. */
  readonly self: string;
  readonly page: string;
  readonly entries: readonly Entry[];
};

/** Returns a feed as an Atom document (RFC 4287). */
export function atomText({ id, title, author, self, page, entries }: Feed): string {
  const updated = entries.map((entry) => entry.updated).sort();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(id)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${instant(updated.at(-1) ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
${entries.map(entryText).join('')}</feed>
`;
}

function entryText({ id, title, updated, published, link, summary, category }: Entry): string {
  return `  <entry>
    <id>${escapeXml(id)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${instant(updated)}</updated>
${published ? `    <published>${instant(published)}</published>\n` : ''}    <link rel="alternate" type="text/html" href="${escapeXml(link)}"/>
${category ? `    <category term="${escapeXml(category)}"/>\n` : ''}    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
}

/** Returns a day as an instant, because Atom has no days (RFC 3339). */
function instant(day: string): string {
  return `${day}T00:00:00Z`;
}

/** Escapes text for XML, and removes characters that XML 1.0 doesn't allow, such as control characters. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
