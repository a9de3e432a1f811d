import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assistantRules } from '@/lib/content/pages/assistant-prompt';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { MarkdownPage } from './markdown-page';

/** What an assistant can learn from the pages, in the form of https://agentskills.io. */
type Skill = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** What to keep in mind, before the tasks. */
  readonly rules: readonly string[];
  /** Each task with the paths of the pages to read for it, in order. */
  readonly tasks: readonly (readonly [task: string, paths: readonly string[]])[];
};

const skills: readonly Skill[] = [
  {
    name: 'mixpost-lite',
    title: 'Mixpost Lite',
    description:
      'Install, update, and diagnose Mixpost Lite, self-hosted social media management software. Use it for a new server, ' +
      'a new release, errors in logs, posts that are not published, and security advisories.',
    rules: [
      'Find out first whether Mixpost runs in Docker: `docker compose ps` lists a service `mixpost`. Each page has commands for both.',
      ...assistantRules,
    ],
    tasks: [
      ['Install', ['/quick-start', '/lite/installation/docker', '/lite/installation/manual', '/server']],
      ['Update', ['/guides/backup', '/lite/updating', '/lite/upgrading/upgrading-v2']],
      [
        'Diagnose',
        [
          '/troubleshooting',
          '/troubleshooting/find-the-problem',
          '/guides/monitoring',
          '/guides/advisories',
          '/services/',
        ],
      ],
    ],
  },
  {
    name: 'mixpost-api',
    title: 'Mixpost HTTP API',
    description:
      'Write programs for the HTTP API and the webhooks of Mixpost Pro and Enterprise. Use it to schedule posts, upload media, ' +
      'read accounts and analytics, receive events, and handle API errors.',
    rules: [
      'Mixpost Lite has no HTTP API.',
      'Ask for the base URL, the UUID of the workspace, and where the access token is stored; never print the token.',
      'A repeated request to create a post creates a second one, so read which calls can be repeated before you retry.',
    ],
    tasks: [
      ['Start', ['/api/', '/api/accounts/list', '/guides/api-errors']],
      ['Schedule posts', ['/guides/api-schedule', '/api/posts/create', '/guides/api-networks', '/guides/api-retry']],
      ['Upload media', ['/api/media/upload', '/guides/api-upload-chunks', '/guides/api-upload-url']],
      ['Receive events', ['/webhooks/', '/webhooks/create', '/webhooks/secure']],
    ],
  },
];

/**
 * Publishes skills for assistants, made from the pages, and the index in which they look for them
 * (https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2).
 *
 * A site without a quick start, such as one that a test builds, has no skills.
 *
 * @throws if another page of a skill doesn't exist
 */
export function publishSkills(out: string, markdownPages: readonly MarkdownPage[]): void {
  if (!markdownPages.some(({ route }) => route.path === '/quick-start')) {
    return;
  }
  const folder = '/.well-known/agent-skills';
  const entries = skills.map((skill) => {
    const { name, description } = skill;
    const text = skillText(skill, markdownPages);
    mkdirSync(join(out, folder, name), { recursive: true });
    writeFileSync(join(out, folder, name, 'SKILL.md'), text);
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    return { name, type: 'skill-md', description, url: withBasePath(`${folder}/${name}/SKILL.md`), digest };
  });
  const index = { $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json', skills: entries };
  writeFileSync(join(out, folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}

function skillText({ name, title, description, rules, tasks }: Skill, markdownPages: readonly MarkdownPage[]): string {
  const lineOf = (path: string) => {
    const page = markdownPages.find(({ route }) => route.path === path);
    if (!page) {
      throw new Error(
        `The skill ${name} refers to the page ${path}, which doesn't exist; see lib/export/markdown/publish-skills.ts.`,
      );
    }
    return `- [${page.title}](${page.address}): ${page.description}`;
  };
  const parts = tasks.map(([task, paths]) => `## ${task}\n\n${paths.map(lineOf).join('\n')}\n`);
  return `---
name: ${name}
description: ${description}
---

# ${title}

Read the pages below before you run a command; they're Markdown, and their commands are complete. Values such as the
domain are examples. For everything else, see the [list of all pages](${absoluteUrl('/llms.txt')}).

${rules.map((rule) => `- ${rule}`).join('\n')}

${parts.join('\n')}`;
}
