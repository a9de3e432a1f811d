import { signatures } from '@/content/signatures/all';
import type { Answer } from '@/lib/browser/doctor/answer';
import { readSections } from '@/lib/content/pages/sections';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';

/** Commands that delete or replace something, which nobody should run without reading the section. */
const isDestructive = /\b(?:rm|mv|down|drop|delete|flush\w*|prune|truncate|migrate:fresh|key:generate)\b/i;
const maxCommandLines = 6;
/** Longest paragraph that's shown whole, in characters. */
const maxText = 240;

/** Returns what the log doctor says about each error at once, by the address of the section that solves it. */
export function readAnswers(): Readonly<Record<string, Answer>> {
  const addresses = new Set(signatures.flatMap(({ at }) => at));
  const solutions = readSections().filter(({ address }) => addresses.has(address));
  return Object.fromEntries(
    solutions.flatMap(({ address, text }) => {
      const answer = answerOf(text);
      return answer ? [[address, answer]] : [];
    }),
  );
}

/**
 * Returns the answer in a section, or null if it doesn't begin with a sentence. Commands are part of it if they follow
 * the paragraph that's shown, need no value of the reader, and the section warns about nothing.
 */
export function answerOf(section: string): Answer | null {
  const paragraphs = section.trim().split(/\n\s*\n/);
  const labeled = (label: string) => paragraphs.find((text) => text.startsWith(label));
  const cause = labeled('**Cause.**') ?? paragraphs.find((text) => /^[A-Z`"]/.test(text));
  const fix = labeled('**Fix.**');
  const last = fix ?? cause;
  if (last === undefined) {
    return null;
  }
  const whole = plainText(last);
  const introduces = /^(?:<Tabs|```shell\n)/.test(paragraphs[paragraphs.indexOf(last) + 1] ?? '');
  const commands =
    introduces && whole.length <= maxText && !/<(?:Danger|Warning)/.test(section)
      ? commandsIn(section.slice(section.indexOf(last)))
      : {};
  const hasCommands = Object.keys(commands).length > 0;
  const sentences = [fix && cause && firstSentence(plainText(cause)), hasCommands ? whole : firstSentence(whole)];
  const text = sentences.filter(Boolean).join(' ');
  return text === '' ? null : { text, ...commands };
}

function plainText(markdown: string): string {
  return markdown
    .replace(/^\*\*(?:Cause|Fix|Status \d+)\.\*\* /, '')
    .replace(/\[\[([\w-]+)\]\]/g, (_, name: keyof typeof placeholders) => placeholders[name].example)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstSentence(text: string): string {
  return /^(?:`[^`]*`|[^`<])+?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? '';
}

/** Returns the first commands for each installation. Those in other tabs, such as "Traefik", don't count. */
function commandsIn(section: string): Pick<Answer, 'docker' | 'manual'> {
  const found: { docker?: string | undefined; manual?: string | undefined } = {};
  let tab = '';
  const parts = section.matchAll(/<Tab label="(.*?)">|(<\/Tab>)|^ *```shell\n([\s\S]*?)^ *```$/gm);
  for (const [, opened, closed, code] of parts) {
    tab = closed ? '' : (opened ?? tab);
    const command = code?.trim();
    if (command) {
      const isShort = command.split('\n').length <= maxCommandLines;
      const shown = isShort && !command.includes('[[') && !isDestructive.test(command) ? command : '';
      const isForHost = /\bsudo\b.*\bwww-data\b/.test(command);
      found.docker ??= tab === 'Without Docker' ? undefined : /^(?:Docker)?$/.test(tab) && !isForHost ? shown : '';
      found.manual ??= tab === 'Docker' ? undefined : /^(?:Without Docker)?$/.test(tab) ? shown : '';
    }
  }
  return { ...(found.docker && { docker: found.docker }), ...(found.manual && { manual: found.manual }) };
}
