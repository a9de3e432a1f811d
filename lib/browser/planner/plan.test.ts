import { describe, expect, test } from 'vitest';
import type { Installation } from '@/content/upgrades/types';
import { readHeadings } from '@/lib/browser/doctor/fixtures/error-headings';
import type { EditionName } from '@/lib/site/editions';
import { formatChoices, readChoices } from './choices';
import { type Major, majorsOf, nameOf, type Phase, planUpgrade, problemsOf, targetsOf } from './plan';

const installations: readonly Installation[] = ['docker', 'manual', 'package'];
const editions: readonly EditionName[] = ['lite', 'pro', 'enterprise'];
const majors: readonly Major[] = editions.flatMap((edition) => majorsOf(edition).map((major) => ({ edition, major })));
const headings = readHeadings();
const sections = new Set(headings.map(({ section }) => section));

/** Every pair of versions with every installation. */
const pairs = installations.flatMap((installation) =>
  majors.flatMap((from) => majors.map((to) => ({ from, to, installation }))),
);

function phasesOf(from: Major, to: Major, installation: Installation): readonly Phase[] | null {
  const plan = planUpgrade(from, to, installation);
  return 'phases' in plan ? plan.phases : null;
}

const upgradesIn = (phases: readonly Phase[]) => phases.filter(({ kind }) => kind === 'upgrade');

test('there is a plan for every newer version of an edition, and for Enterprise from Pro', () => {
  const planned = pairs.filter(({ from, to, installation }) => phasesOf(from, to, installation));
  for (const { from, to, installation } of pairs) {
    const isNewer = from.edition === to.edition && to.major > from.major;
    const isSwitch = from.edition === 'pro' && to.edition === 'enterprise' && to.major > Math.max(from.major, 2);
    // No image of Pro stops at version 1 or 2.
    const isBlocked = installation === 'docker' && from.edition === 'pro' && from.major < 2;
    expect([nameOf(from), nameOf(to), installation, phasesOf(from, to, installation) !== null]).toEqual([
      nameOf(from),
      nameOf(to),
      installation,
      (isNewer || isSwitch) && !isBlocked,
    ]);
  }
  expect(planned.length).toBeGreaterThan(200);
});

test('a plan equals two plans one after the other, except for the backup and the final checks', () => {
  let compared = 0;
  for (const { from, to, installation } of pairs) {
    for (const middle of majors) {
      const whole = phasesOf(from, to, installation);
      const first = phasesOf(from, middle, installation);
      const second = phasesOf(middle, to, installation);
      // A way over a newer Pro, or over a newer Enterprise than needed, isn't the same way.
      const isOnWay = middle.edition === from.edition ? from.edition === to.edition : middle.edition === to.edition;
      if (whole && first && second && isOnWay) {
        expect([...upgradesIn(first), ...upgradesIn(second)]).toEqual(upgradesIn(whole));
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(300);
});

test('a plan has one backup at the start and one final check at the end', () => {
  for (const { from, to, installation } of pairs) {
    const phases = phasesOf(from, to, installation);
    if (phases) {
      expect(phases.map(({ kind }) => kind).filter((kind) => kind !== 'upgrade')).toEqual(['start', 'end']);
      expect([phases[0]?.kind, phases.at(-1)?.kind]).toEqual(['start', 'end']);
    }
  }
});

test('a plan passes through every major version in order', () => {
  for (const { from, to, installation } of pairs) {
    const phases = upgradesIn(phasesOf(from, to, installation) ?? []);
    for (const [at, phase] of phases.entries()) {
      expect(phase.from).toEqual(at === 0 ? from : phases[at - 1]?.to);
      expect(phase.to.major - phase.from.major).toBe(1);
    }
  }
});

test('every step exists and belongs to the edition', () => {
  for (const { from, to, installation } of pairs) {
    for (const { steps, from: start, to: end, trouble } of phasesOf(from, to, installation) ?? []) {
      const folders = [`/${start.edition}/`, `/${end.edition}/`];
      const all = trouble ? [...steps, trouble] : steps;
      expect(all.filter((step) => !sections.has(step))).toEqual([]);
      expect(steps.filter((step) => !folders.some((folder) => step.startsWith(folder)))).toEqual([]);
    }
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
    for (const { from, to, installation } of pairs) {
      const plan = planUpgrade(from, to, installation);
      if ('obstacle' in plan && plan.section.includes('#')) {
        expect([plan.section, sections.has(plan.section)]).toEqual([plan.section, true]);
      } else if ('back' in plan) {
        expect([plan.back, sections.has(plan.back)]).toEqual([plan.back, true]);
      }
    }
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
