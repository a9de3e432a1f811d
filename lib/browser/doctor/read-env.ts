export type Setting = {
  readonly name: string;
  /** Its value without quotes, with references such as `${APP_DOMAIN}` replaced. */
  readonly value: string;
  /** The line on which it starts, counted from 0. */
  readonly line: number;
  /** Whether the value has a space but no quotes, which stops Laravel with an error. */
  readonly needsQuotes: boolean;
};

const assignment = /^\s*(?:export\s+|-\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;

/** Returns whether most lines of a text are settings. */
export function isEnvFile(input: string): boolean {
  const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const settings = lines.filter((line) => /^\s*(?:export\s+|-\s+)?[A-Z][A-Z0-9_]*\s*=/.test(line));
  return settings.length >= 2 && settings.length * 2 > lines.length;
}

/** Reads the settings of a `.env` file, with comments, quotes, and values of several lines. */
export function readEnv(input: string): readonly Setting[] {
  const lines = input.split(/\r?\n/);
  const settings: Setting[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, name = '', text = ''] = assignment.exec(lines[at] ?? '') ?? [];
    if (name === '') {
      continue;
    }
    const line = at;
    const quote = /^["']/.exec(text)?.[0];
    let whole = text;
    while (quote && whole.indexOf(quote, 1) < 0 && at - line < 100 && at + 1 < lines.length) {
      at += 1;
      whole += `\n${lines[at]}`;
    }
    const raw = quote ? whole.slice(1).split(quote)[0] : whole.replace(/(?:^|\s+)#.*$/, '').trim();
    const value = (raw ?? '').replace(
      /\$\{(\w+)\}/g,
      (_, key) => settings.findLast((s) => s.name === key)?.value ?? '',
    );
    settings.push({ name, value, line, needsQuotes: !quote && /\s/.test(value) });
  }
  return settings;
}
