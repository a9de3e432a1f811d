/** A line of a Compose file: an item of a list, or a key with its value. */
type Entry = { readonly name: string; readonly value: string; readonly line: number };

/** A service, with the lines below each of its keys. A value on the line of its key is a line of its own. */
export type Service = {
  readonly name: string;
  readonly line: number;
  readonly keys: { readonly [key: string]: readonly Entry[] | undefined };
};

/** Returns where the Compose file of a text begins and ends, in lines; null if there's none. */
export function composeRange(lines: readonly string[]): readonly [start: number, end: number] | null {
  const start = lines.findIndex((line) => /^services:\s*$/.test(line));
  const end = lines.findIndex((line, at) => at > start && !/^(?:\s|#|$|[a-z][\w-]*:)/.test(line));
  return start < 0 ? null : [start, end < 0 ? lines.length : end];
}

/**
 * Reads the services of a Compose file and the names of its volumes by their indentation, and finds what isn't YAML.
 */
export function readCompose(lines: readonly string[], [start, end]: readonly [number, number]) {
  const services: { name: string; line: number; keys: { [key: string]: Entry[] } }[] = [];
  const volumes: string[] = [];
  const problems: { readonly line: number; readonly message: string }[] = [];
  let section = '';
  let outer: number | null = null;
  let inner: number | null = null;
  let entries: Entry[] = [];
  for (let line = start; line < end; line += 1) {
    let [, indent = '', dash, text = ''] = /^(\s*)(- +)?(.*?)\s*$/.exec(lines[line] ?? '') ?? [];
    if (text === '' || text.startsWith('#')) {
      continue;
    }
    const entry = { ...pairOf(text), line };
    const isKey = (level: number | null) => !dash && indent.length === level;
    const service = services.at(-1);
    const stop = (message: string) => problems.push({ line, message: `Docker Compose stops here. ${message}` });
    if (indent.includes('\t')) {
      stop('Write spaces instead of the tab.');
      indent = indent.replaceAll('\t', '  ');
    }
    if (indent === '') {
      section = entry.name;
      outer = null;
      continue;
    }
    outer ??= indent.length;
    if (section === 'volumes' && isKey(outer)) {
      volumes.push(entry.name);
    }
    if (section !== 'services') {
      continue;
    }
    if (isKey(outer)) {
      if (services.some(({ name }) => name === entry.name)) {
        stop(`Remove the second service \`${entry.name}\`, or rename it.`);
      }
      services.push({ name: entry.name, line, keys: {} });
      inner = null;
      continue;
    }
    inner ??= indent.length;
    if (isKey(inner)) {
      if (!/:(?:\s|$)/.test(text)) {
        stop('Write a space after the colon.');
      } else if (service?.keys[entry.name]) {
        stop(`Remove the second \`${entry.name}:\` of \`${service.name}\`, and keep its lines in the first.`);
      }
      entries = entry.value === '' ? [] : [entry];
      Object.assign(service?.keys ?? {}, { [entry.name]: entries });
    } else {
      if (dash && entries === service?.keys.environment && /^[\w"']+:\s/.test(text)) {
        stop(`In a list, write \`- ${entry.name}=…\`.`);
      }
      entries.push(entry);
    }
  }
  return { services: services as readonly Service[], volumes, problems };
}

function pairOf(text: string): { readonly name: string; readonly value: string } {
  const plain = unquoted(text);
  const [, name = '', value = plain] = /^["']?([\w.-]+)["']?\s*(?:=|:(?:\s+|$))(.*)$/.exec(plain) ?? [];
  return { name, value: unquoted(value.trim()) };
}

function unquoted(value: string): string {
  return /^(["'])(.*)\1(?:\s+#.*)?$/.exec(value)?.[2] ?? value.replace(/\s+#.*$/, '');
}
