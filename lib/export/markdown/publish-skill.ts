import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { withBasePath } from '@/lib/site/base-path.mjs';
import type { MarkdownPage } from './markdown-page';

const name = 'mixpost-lite';
const description =
  'Install, update, and diagnose Mixpost Lite, self-hosted social media management software. Use it for a new server, ' +
  'a new release, errors in logs, posts that are not published, and security advisories.';

/** Each task with the paths of the pages to read for it, in order. */
const tasks: readonly (readonly [task: string, paths: readonly string[]])[] = [
  ['Install', ['/quick-start', '/lite/installation/docker', '/lite/installation/manual', '/server']],
  ['Update', ['/guides/backup', '/lite/updating', '/lite/upgrading/upgrading-v2']],
  [
    'Diagnose',
    ['/troubleshooting', '/troubleshooting/find-the-problem', '/guides/monitoring', '/guides/advisories', '/services/'],
  ],
];

/**
 * Publishes a skill for assistants, made from the pages, and the index in which they look for it
 * (https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2).
 *
 * A site without a quick start, such as one that a test builds, has no skill.
 *
 * @throws if another page of the skill doesn't exist
 */
export function publishSkill(out: string, markdownPages: readonly MarkdownPage[]): void {
  if (!markdownPages.some(({ route }) => route.path === '/quick-start')) {
    return;
  }
  const folder = `/.well-known/agent-skills/${name}`;
  const text = skillText(markdownPages);
  mkdirSync(join(out, folder), { recursive: true });
  writeFileSync(join(out, folder, 'SKILL.md'), text);
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const url = withBasePath(`${folder}/SKILL.md`);
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  writeFileSync(join(out, folder, '..', 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}

function skillText(markdownPages: readonly MarkdownPage[]): string {
  const lineOf = (path: string) => {
    const page = markdownPages.find(({ route }) => route.path === path);
    if (!page) {
      throw new Error(
        `The skill refers to the page ${path}, which doesn't exist; see lib/export/markdown/publish-skill.ts.`,
      );
    }
    return `- [${page.title}](${page.address}): ${page.description}`;
  };
  const parts = tasks.map(([task, paths]) => `## ${task}\n\n${paths.map(lineOf).join('\n')}\n`);
  return `---
name: ${name}
description: ${description}
---

# Mixpost Lite

Read the pages below before you run a command; they're Markdown, and their commands are complete. Values such as the
domain are examples. For everything else, see the [list of all pages](${absoluteUrl('/llms.txt')}).

- Find out first whether Mixpost runs in Docker: \`docker compose ps\` lists a service \`mixpost\`. Each page has commands for both.
- Back up before an update, and never change \`APP_KEY\`: stored tokens are encrypted with it.
- Ask before you delete a volume, or run a command that a page marks as "Danger".

${parts.join('\n')}`;
}
