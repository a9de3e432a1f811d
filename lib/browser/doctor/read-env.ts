export type Setting = {
  readonly name: string;
  /** Its value without quotes, with references such as `${APP_DOMAIN}` replaced. */
  readonly value: string;
  readonly line: number;
  /** Whether the value has a space but no quotes, which stops Laravel with an error. */
  readonly needsQuotes: boolean;
};

/** A line that Mixpost or Docker Compose can't read, or that they read differently. */
export type LineProblem = {
  readonly line: number;
  /** What's wrong, and what to do: one or two sentences, with names in backticks. */
  readonly message: string;
};

const assignment = /^\s*(?:export\s+|-\s+)?([A-Za-z_]\w*)\s*=\s*([\s\S]*)$/;

export function isEnvFile(input: string): boolean {
  const lines = input.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  const settings = lines.filter((line) => /^\s*(?:export\s+|-\s+)?[A-Z][A-Z0-9_]*\s*=/.test(line));
  return settings.length >= 2 && settings.length * 2 > lines.length;
}

/**
 * Empties the lines around settings: paragraphs before and after them, and if the text also has a log, every other
 * line. Lines between settings stay, because a program that reads the file stops at them.
 */
export function settingsOf(input: string, hasLog: boolean): string {
  const isSetting = (line: string) => /^\s*(?:#\s*|export\s+|-\s+)?[A-Z][A-Z0-9_]*\s*[=:]/.test(line);
  const lines = input.split('\n');
  const isBreak = (line: string | undefined) => line === undefined || line.trim() === '';
  let first = lines.findIndex(isSetting);
  let last = lines.findLastIndex(isSetting);
  while (first > 0 && !isBreak(lines[first - 1])) {
    first -= 1;
  }
  while (last < lines.length && !(isBreak(lines[last + 1]) && !/["'][ \t\r]*$/.test(lines[last + 2] ?? ''))) {
    last += 1;
  }
  return lines.map((line, at) => (at < first || at > last || (hasLog && !isSetting(line)) ? '' : line)).join('\n');
}

export function readEnv(input: string): readonly Setting[] {
  const settings: Setting[] = [];
  for (const { line, text } of statementsOf(input)) {
    const [, name = '', whole = ''] = assignment.exec(text) ?? [];
    if (name === '') {
      continue;
    }
    const quote = /^["']/.exec(whole)?.[0];
    const raw = quote ? whole.slice(1).split(quote)[0] : whole.replace(/(?:^|\s+)#.*$/, '').trim();
    const value = (raw ?? '').replace(
      /\$\{(\w+)\}/g,
      (_, key) => settings.findLast((s) => s.name === key)?.value ?? '',
    );
    settings.push({ name, value, line, needsQuotes: !quote && /\s/.test(value) });
  }
  return settings;
}

/**
 * Finds lines that phpdotenv, which Mixpost reads `.env` with, or Docker Compose stops at, and values that the two read
 * differently. The rules were tried with phpdotenv 5.8.0 and Docker Compose 2.26.1. The messages contain no values.
 */
export function findLineProblems(input: string): readonly LineProblem[] {
  const names = new Set(readEnv(input).map(({ name }) => name));
  return statementsOf(input).flatMap(({ line, text }) => {
    const message = problemIn(text, names);
    return message === null ? [] : [{ line, message }];
  });
}

/**
 * Splits a file into its statements: lines that aren't empty or comments, with the lines of a quoted value together.
 */
function statementsOf(input: string): { readonly line: number; readonly text: string }[] {
  const lines = input.replace(/^\uFEFF/, '').split(/\r?\n/);
  const statements: { line: number; text: string }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = at;
    let text = lines[at] ?? '';
    if (/^\s*(?:#|$)/.test(text)) {
      continue;
    }
    const value = assignment.exec(text)?.[2] ?? '';
    const quote = /^["']/.exec(value)?.[0];
    const end = quote ? lines.findIndex((next, index) => index > at && next.includes(quote)) : -1;
    if (end > 0 && end - at < 100 && afterQuote(value) === null) {
      text = lines.slice(at, end + 1).join('\n');
      at = end;
    }
    statements.push({ line, text });
  }
  return statements;
}

/** Returns what follows a quoted value; null if its quotes aren't closed. */
function afterQuote(value: string): string | null {
  const rest = value.startsWith("'") ? /^'[^']*'([\s\S]*)$/ : /^"(?:[^"\\]|\\[\s\S])*"([\s\S]*)$/;
  return rest.exec(value)?.[1] ?? null;
}

function problemIn(text: string, names: ReadonlySet<string>): string | null {
  const [, name = '', value = ''] = assignment.exec(text) ?? [];
  if (name === '') {
    const [, key, isYaml] = /^\s*(?:-\s+)?([A-Za-z_][\w.-]*)(\s*:\s)?/.exec(text) ?? [];
    return isYaml
      ? `Mixpost stops at a colon after \`${key}\`. Write \`${key}=…\`.`
      : "This line isn't a setting. Write `NAME=value`, or start it with `#`.";
  }
  if (/^\s*-\s/.test(text)) {
    return `Mixpost and Docker Compose stop at the dash before \`${name}\`. Remove it.`;
  }
  if (/^[“”‘’«„]/.test(value)) {
    return `The quotes of \`${name}\` are curly. Write \`${name}="…"\`.`;
  }
  if (/^["']/.test(value)) {
    const rest = afterQuote(value);
    if (rest === null || (rest.trim() !== '' && value.includes('\n'))) {
      return `The quotes of \`${name}\` aren't closed, so Mixpost and Docker Compose stop. Add the missing \`${value[0]}\`.`;
    }
    if (!/^\s*(?:#.*)?$/.test(rest)) {
      return `There's text after the quotes of \`${name}\`, so Mixpost and Docker Compose stop. Write \`${name}='…'\` around the whole value.`;
    }
    if (value.startsWith('"') && /\\[^"\\$nrtfv]/.test(value.replaceAll('\\\\', ''))) {
      return `Mixpost stops at the backslash in \`${name}\`. Write \`${name}='…'\`.`;
    }
  } else if (/\S#/.test(value.replace(/\s#.*$/, ''))) {
    return `Without Docker, Mixpost reads \`${name}\` only up to the \`#\`. Write \`${name}='…'\`.`;
  }
  const reference = value.startsWith("'")
    ? undefined
    : /(?<!\\)\$(?:\{(\w+)[^}]*\}|(\w+))/.exec(value.replaceAll('$$', ''));
  return reference && !names.has(reference[1] ?? reference[2] ?? '')
    ? `Docker Compose replaces the \`$\` in \`${name}\` and the word after it with nothing. Write \`${name}='…'\`.`
    : null;
}
