import { describe, expect, test } from 'vitest';
import { readHeadings } from '@/lib/browser/doctor/fixtures/error-headings';
import { formatChoices, isSame, readChoices } from './choices';
import { installations, majors, plans } from './fixtures/plans';
import { type Major, planUpgrade, problemsOf, targetsOf } from './plan';

const sections = new Set(readHeadings().map(({ section }) => section));
const possible = plans.filter(({ phases }) => phases.length > 0);

test('there is a plan for every newer version of an edition, and for Enterprise from Pro', () => {
  const expected = plans.filter(({ from, to, installation }) => {
    const isNewer = from.edition === to.edition && to.major > from.major;
    const isSwitch = from.edition === 'pro' && to.edition === 'enterprise' && to.major > Math.max(from.major, 2);
    // No image of Pro stops at version 1 or 2.
    const isBlocked = installation === 'docker' && from.edition === 'pro' && from.major < 2;
    return (isNewer || isSwitch) && !isBlocked;
  });
  expect(possible.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
  expect(possible.length).toBeGreaterThan(200);
});

test('a plan equals two plans one after the other, except for the backup and the final checks', () => {
  const pairs = possible.flatMap((first) =>
    possible
      .filter(({ from, installation }) => installation === first.installation && isSame(from, first.to))
      .map((second) => [first, second] as const),
  );
  // A way over a newer Pro, or over a newer Enterprise than needed, isn't the same way.
  const onWay = pairs.filter(([{ from, to: middle }, { to }]) =>
    middle.edition === from.edition ? from.edition === to.edition : middle.edition === to.edition,
  );
  for (const [first, second] of onWay) {
    const whole = planUpgrade(first.from, second.to, first.installation);
    const upgrades = 'phases' in whole ? whole.phases.slice(1, -1) : [];
    expect([...first.upgrades, ...second.upgrades]).toEqual(upgrades);
  }
  expect(onWay.length).toBeGreaterThan(300);
});

test.each(possible)('$name: one backup, every major version in order, and one final check', (pair) => {
  const { from, to, phases, upgrades } = pair;
  expect(phases.map(({ kind }) => kind)).toEqual(['start', ...upgrades.map(() => 'upgrade'), 'end']);
  expect(upgrades.map((phase) => phase.from)).toEqual([from, ...upgrades.slice(0, -1).map((phase) => phase.to)]);
  expect(upgrades.at(-1)?.to).toEqual(to);
  expect(upgrades.map((phase) => phase.to.major - phase.from.major)).toEqual(upgrades.map(() => 1));
  // Every step exists, and belongs to the edition or, the rehearsal, to all.
  for (const { steps, from: start, to: end, trouble } of phases) {
    const all = trouble ? [...steps, trouble] : steps;
    expect(all.filter((step) => !sections.has(step))).toEqual([]);
    const folders = [`/${start.edition}/`, `/${end.edition}/`, '/guides/backup#rehearse'];
    expect(steps.filter((step) => !folders.some((folder) => step.startsWith(folder)))).toEqual([]);
  }
});

describe('versions that cannot be reached', () => {
  test.each<[Major, Major, RegExp]>([
    [{ edition: 'pro', major: 7 }, { edition: 'pro', major: 5 }, /can't be downgraded/],
    [{ edition: 'lite', major: 2 }, { edition: 'lite', major: 2 }, /already run Lite 2/],
    [{ edition: 'pro', major: 5 }, { edition: 'enterprise', major: 5 }, /can't be reached/],
    [{ edition: 'enterprise', major: 5 }, { edition: 'pro', major: 7 }, /can't be reached/],
  ])('%o to %o says why', (from, to, reason) => {
    expect(planUpgrade(from, to, 'manual')).toMatchObject({ obstacle: expect.stringMatching(reason) });
  });

  test('the explanation leads to a section that exists', () => {
    const named = plans.map(({ plan }) => ('obstacle' in plan ? plan.section : plan.back));
    expect(named.filter((section) => section.includes('#') && !sections.has(section))).toEqual([]);
  });
});

describe('choices in an address', () => {
  const preferred = { edition: 'lite', installation: 'docker' } as const;

  test('survive a round trip', () => {
    for (const from of majors) {
      for (const to of targetsOf(from)) {
        for (const installation of installations) {
          const choices = { from, to, installation };
          expect(readChoices(formatChoices(choices), preferred)).toEqual(choices);
        }
      }
    }
  });

  test.each(['', '?from=<script>', '?from=pro-99&to=pro-1e3', '?from=lite-1&to=enterprise-8&on=x', '?on=constructor'])(
    'are complete for %j',
    (search) => {
      const { from, to, installation } = readChoices(search, preferred);
      expect(planUpgrade(from, to, installation)).toHaveProperty('phases');
    },
  );
});

test('names the known problems of the newest release of a version', () => {
  const ids = problemsOf({ edition: 'lite', major: 2 }).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['php2shell', 'lite-log-viewer', 'horizon-stop-when-empty-for']));
  expect(ids).not.toContain('lite-prune-command');
  expect(ids).not.toContain('linkedin-version');
});
