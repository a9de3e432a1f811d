import { expect, test } from 'vitest';
import type { Installation } from '@/content/upgrades/types';
import { readSections } from '@/lib/content/pages/sections';
import { plans } from './fixtures/plans';

const sections = new Map(readSections().map((section) => [section.address, section]));

/** Returns the text of a section, with the tabs of other installations removed. */
function textOf(section: string, installation: Installation): string {
  const other = installation === 'docker' ? 'Without Docker' : 'Docker';
  return (sections.get(section)?.text ?? '').replace(new RegExp(`<Tab label="${other}">[\\s\\S]*?</Tab>`, 'g'), '');
}

/** Returns the commands of a section's shell blocks, without quoted text and what a command reads from the block. */
function commandsOf(text: string): readonly string[] {
  return [...text.matchAll(/^```shell\n([\s\S]*?)^```/gm)].flatMap(([, code = '']) =>
    code
      .replace(/<<'(\w+)'\n[\s\S]*?^\1$/gm, '')
      .replace(/\\\n\s*/g, '')
      .replace(/'[^']*'/g, "''")
      .trim()
      .split('\n'),
  );
}

const inlineCodesOf = (text: string) =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** What runs on a server without Docker. In Docker, it must run in the container. */
const onServer = /^(?:sudo|php|composer|apt|cd \/|systemctl|service|supervisorctl|crontab|nginx|mysql|tar)\b/;
/** What runs next to the Compose file. */
const nextToCompose = /^(?:docker|curl|nano|openssl|echo|mkdir|chmod|cp|ls|[A-Z]+=)(?!.*\/var\/www)|^docker /;
const foreignCommand: Readonly<Record<Installation, (command: string) => boolean>> = {
  docker: (command) => !nextToCompose.test(command),
  manual: (command) => /\bdocker\b/.test(command),
  package: (command) => /\bdocker\b|upgrade_v\d\.sh/.test(command),
};
const foreignInline: Readonly<Record<Installation, RegExp>> = {
  docker: onServer,
  manual: /^docker /,
  package: /^docker |upgrade_v\d\.sh/,
};
/** Text that speaks to readers with another installation. */
const foreignText: Readonly<Record<Installation, RegExp>> = {
  docker: /without docker\b(?!,? the)|\b(?:your own laravel app|package installation)\b/i,
  manual: /with docker\b|\byour own laravel app$/i,
  package: /with docker\b|(?<!to a |the )\bmanual installation/i,
};

test('no plan has a command, a title, or a sentence of another installation', () => {
  const checked = new Set(
    plans.flatMap(({ phases, installation }) =>
      phases.flatMap(({ steps }) => steps.map((step) => `${installation} ${step}`)),
    ),
  );
  const found = [...checked].flatMap((step) => {
    const [installation, section] = step.split(' ') as [Installation, string];
    const text = textOf(section, installation);
    const { title = '' } = sections.get(section) ?? {};
    const foreign = [
      ...commandsOf(text).filter(foreignCommand[installation]),
      ...inlineCodesOf(`${title}\n${text}`).filter((code) => foreignInline[installation].test(code)),
      ...[title, ...text.split('\n')].filter((line) => foreignText[installation].test(line)),
    ];
    return foreign.map((part) => `${step}: ${part}`);
  });
  expect(found).toEqual([]);
  expect(checked.size).toBeGreaterThan(300);
});

test('no plan closes the site without opening it again, or needs a variable that no step sets', () => {
  const found = plans.flatMap(({ name, phases, installation }) => {
    const inPhases = phases.map(({ steps }) => steps.flatMap((step) => commandsOf(textOf(step, installation))));
    // A new container is open, and Mixpost's scripts open the site at the end.
    const closed = inPhases.filter((commands) => {
      const close = commands.findLastIndex((command) => /artisan down\b/.test(command));
      const open = commands.findLastIndex((command) => /artisan up\b|compose up -d|bash upgrade_/.test(command));
      return close > open;
    });
    const commands = inPhases.flat();
    const unset = commands.filter((command, at) =>
      [...command.matchAll(/\$(?!PWD)([A-Z]+)/g)].some(
        ([, variable]) => !commands.slice(0, at).some((other) => other.startsWith(`${variable}=`)),
      ),
    );
    return [...closed, unset].flat().map((command) => `${name}: ${command}`);
  });
  expect(found).toEqual([]);
});

test('each upgrade with Docker sets the tag of its version before it starts the image, and the first one keeps the URLs', () => {
  const inDocker = plans.filter(({ installation }) => installation === 'docker');
  const found = inDocker.flatMap(({ name, from, upgrades }) => {
    const textsBeforeStart = upgrades.map(({ steps }) => {
      const text = steps.map((step) => `${sections.get(step)?.title}\n${textOf(step, 'docker')}`).join('\n');
      return text.split(/^docker compose (?:pull|up -d)/m, 1)[0] ?? '';
    });
    return textsBeforeStart.flatMap((text, at) => {
      const keepsUrls = at > 0 || from.edition === 'lite' || text.includes('MIXPOST_CORE_PATH');
      const missing = [...(/\btag\b/.test(text) ? [] : ['tag']), ...(keepsUrls ? [] : ['MIXPOST_CORE_PATH'])];
      return missing.map((part) => `${name}, upgrade ${at + 1}: ${part}`);
    });
  });
  expect(found).toEqual([]);
});
