import { expect, test } from 'vitest';
import { versions } from '@/content/versions';
import { absoluteUrl } from '@/lib/site/absolute-url';
import { docsOf } from '@/lib/site/manifest/docs';
import { assistantPromptOf } from './assistant-prompt';

const docs = docsOf(versions[0]);
const page = { title: 'Install Lite', toc: [], placeholders: [] };

test('installing, updating, and troubleshooting pages have a prompt, and others have none', () => {
  const goals = docs.map((doc) => [doc.id, assistantPromptOf({ ...doc, ...page })?.split('. ')[0]] as const);
  const of = (goal: string | undefined) => goals.filter(([, other]) => other === goal).map(([id]) => id);
  const install = of('Help me install Mixpost on my server');
  const update = of('Help me update Mixpost');
  const diagnose = of('Help me find out why my Mixpost fails');
  expect(install).toEqual(
    expect.arrayContaining(['quick-start', 'lite/installation/docker', 'pro/installation/manual']),
  );
  expect(update).toEqual(expect.arrayContaining(['upgrade', 'lite/updating', 'enterprise/upgrading/upgrading-v8']));
  expect(diagnose).toEqual(expect.arrayContaining(['troubleshooting', 'troubleshooting/queues']));
  expect([...install, ...update, ...diagnose].filter((id) => /^(?:api|webhooks|guides)\//.test(id))).toEqual([]);
  expect(of(undefined)).toEqual(expect.arrayContaining(['index', 'server', 'api/posts/update', 'guides/backup']));
});

test("is made of the page's address, values, and checks, without secret values", () => {
  const toc = ['What you need', 'Install Mixpost', 'Check that it works'].map((text) => ({
    level: 2,
    id: '',
    text,
    items: [],
  }));
  const path = '/lite/installation/docker';
  const placeholders = ['domain', 'core-path', 'db-password'];
  const prompt = assistantPromptOf({ id: path.slice(1), path, title: 'Install Lite', toc, placeholders });
  expect(prompt).toContain(`"Install Lite" of its documentation: ${absoluteUrl(`${path}.md`)}\n`);
  expect(prompt).toContain(': Domain (social.example.com), Core path (empty).\n');
  expect(prompt).toContain(': "What you need", "Check that it works".\n');
  expect(prompt).not.toMatch(/Database password|: \.|undefined/);
});
