import type { Placeholder } from '@/lib/content/placeholders/entry';
import { placeholders } from '@/lib/content/placeholders/placeholder-registry';
import type { TocEntry } from '@/lib/content/toc/build-toc';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { markdownPathOf } from '@/lib/site/paths';

/** What readers ask an assistant for, what it must do, and the pages that are about it. */
export const assistantTasks = {
  install: {
    goal: 'Help me install Mixpost on my server.',
    steps:
      "Ask for my edition and operating system, unless they're clear. Give me one command at a time, and wait for its output.",
    pages: /^quick-start$|\/installation\//,
  },
  update: {
    goal: 'Help me update Mixpost.',
    steps:
      'Ask which version I have and want, and whether Mixpost runs in Docker. Have me back up first, give me one step at a time, and wait for its result.',
    pages: /\/updating$|\/upgrading\/|^upgrade$/,
  },
  diagnose: {
    goal: 'Help me find out why my Mixpost fails.',
    steps:
      'Ask for the exact error and the newest lines of the log, without passwords. Follow the section of the first cause, cite its address, and have me check that the error is gone.',
    pages: /(?:^|\/)troubleshooting(?:\/|$)/,
  },
} as const;

/** What an assistant must keep in mind in every task. */
export const assistantRules = [
  'Back up before an update, and never change `APP_KEY`: stored tokens are encrypted with it.',
  'Ask before you delete a volume, or run a command that a page marks as "Danger".',
  'Never ask for passwords, keys, or tokens: they belong on the server, not in a chat.',
] as const;

/** Sections that an assistant must not skip, although the commands work without them. */
const checks = /^(?:What you need|Check|Back up)\b/;

type PromptPage = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly toc: readonly TocEntry[];
  readonly placeholders: readonly string[];
};

/** Returns a prompt about a page that installs, updates, or diagnoses, made of the page's own parts; otherwise null. */
export function assistantPromptOf({ id, path, title, toc, ...page }: PromptPage): string | null {
  const task = Object.values(assistantTasks).find(({ pages }) => pages.test(id));
  if (!task) {
    return null;
  }
  const values: readonly Placeholder[] = page.placeholders.map(
    (name) => placeholders[name as keyof typeof placeholders],
  );
  const asked = values
    .filter(({ isSecret }) => !isSecret)
    .map(({ label, example }) => `${label} (${example || 'empty'})`);
  const sections = toc.filter(({ text }) => checks.test(text)).map(({ text }) => `"${text}"`);
  const lines = [
    `${task.goal} First read the page "${title}" of its documentation: ${absoluteUrl(markdownPathOf(path))}`,
    "If you can't open it, ask me to paste it. Use only commands from the documentation.",
    '',
    `- ${task.steps}`,
    asked.length > 0 &&
      `- These values of the page are examples. Ask for mine before a command needs them: ${asked.join(', ')}.`,
    sections.length > 0 && `- Don't skip these sections: ${sections.join(', ')}.`,
    ...assistantRules.map((rule) => `- ${rule}`),
  ];
  return lines.filter((line) => line !== false).join('\n');
}
