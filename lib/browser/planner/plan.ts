import { advisories } from '@/content/advisories/all.mjs';
import type { Advisory } from '@/content/advisories/types';
import { enterprise } from '@/content/upgrades/enterprise';
import { lite } from '@/content/upgrades/lite';
import { pro } from '@/content/upgrades/pro';
import { shared } from '@/content/upgrades/shared';
import { switchToEnterprise } from '@/content/upgrades/switch';
import type { Installation, Upgrade } from '@/content/upgrades/types';
import { affectsRelease } from '@/lib/site/advisories';
import { type EditionName, editionLabels } from '@/lib/site/editions';

export type Major = { readonly edition: EditionName; readonly major: number };

/** Part of a plan with its own title: the start, one upgrade, or the end. */
export type Phase = {
  readonly kind: 'start' | 'upgrade' | 'end';
  readonly from: Major;
  readonly to: Major;
  readonly steps: readonly string[];
  readonly php?: string;
  readonly laravel?: string;
  readonly trouble?: string;
};

/** How to get from one major version to another, or why that's impossible. */
export type Plan =
  | { readonly phases: readonly Phase[]; readonly back: string }
  | { readonly obstacle: string; readonly section: string };

const upgrades: readonly Upgrade[] = [...lite, ...pro, ...enterprise];

export function majorsOf(edition: EditionName): readonly number[] {
  const own = upgrades.filter((upgrade) => upgrade.edition === edition);
  return [...own.map(({ from }) => from), ...own.slice(-1).map(({ to }) => to)];
}

/** Returns the versions that a reader of a version can want: newer ones, and Enterprise if they have Pro. */
export function targetsOf({ edition, major }: Major): readonly Major[] {
  const own = majorsOf(edition).map((version) => ({ edition, major: version }));
  const oldest = Math.max(major, switchToEnterprise.oldestPro) + 1;
  const other = edition === 'pro' ? majorsOf('enterprise').filter((version) => version >= oldest) : [];
  return [...own, ...other.map((version) => ({ edition: 'enterprise' as const, major: version }))];
}

/** Plans the way from one major version to another: one backup, then each major version in order, then the checks. */
export function planUpgrade(from: Major, to: Major, installation: Installation): Plan {
  if (from.edition === to.edition && from.major >= to.major) {
    return obstacleOfOlder(from, to);
  }
  const phases = upgradesBetween(from, to, installation);
  if (!phases) {
    return {
      obstacle: `Mixpost ${nameOf(to)} can't be reached from ${nameOf(from)}.`,
      section: '/enterprise/upgrading/upgrading-from-pro#which-enterprise-fits-your-pro',
    };
  }
  const stuck = phases.find(({ steps }) => steps.length === 0);
  if (stuck) {
    return {
      obstacle: `There's no Docker image for the upgrade from ${nameOf(stuck.from)} to ${nameOf(stuck.to)}: today's image always installs its own major version.`,
      section: '/pro/upgrading/upgrading-v1#upgrade-the-docker-image-of-2023',
    };
  }
  const { start: sections, notInDocker } = shared[from.edition];
  const steps = installation === 'docker' ? sections.filter((each) => !notInDocker.includes(each)) : sections;
  const { final, back } = shared[to.edition];
  const start = { kind: 'start', from, to, steps } as const;
  return { phases: [start, ...phases, { kind: 'end', from, to, steps: [final] }], back };
}

function obstacleOfOlder(from: Major, to: Major): Plan {
  return from.major === to.major
    ? {
        obstacle: `You already run ${nameOf(to)}. To install a newer release of the same major version, update it.`,
        section: `/${to.edition}/updating`,
      }
    : {
        obstacle: `Mixpost can't be downgraded: the code of ${nameOf(to)} doesn't work with the database of ${nameOf(from)}. Restore a backup that you made with ${nameOf(to)}.`,
        section: shared[to.edition].back,
      };
}

/** Returns the upgrades on the way, without start and end; null if there's no way. Docker's can have no steps. */
function upgradesBetween(from: Major, to: Major, installation: Installation): readonly Phase[] | null {
  if (from.edition === to.edition) {
    return upgrades
      .filter(({ edition, from: major }) => edition === from.edition && major >= from.major && major < to.major)
      .map((upgrade) => phaseOf(upgrade, installation));
  }
  if (from.edition !== 'pro' || to.edition !== 'enterprise') {
    return null;
  }
  const core = { edition: 'pro', major: Math.max(from.major, switchToEnterprise.oldestPro) } as const;
  const start = { edition: 'enterprise', major: core.major + 1 } as const;
  const before = upgradesBetween(from, core, installation);
  const after = upgradesBetween(start, to, installation);
  return before && after && start.major <= to.major
    ? [...before, switchPhase(core, start, installation), ...after]
    : null;
}

function phaseOf(upgrade: Upgrade, installation: Installation): Phase {
  const { edition, from, to, page, php, laravel, steps, check, trouble } = upgrade;
  const own = installation === 'package' ? (steps.package ?? steps.manual) : steps[installation];
  return {
    kind: 'upgrade',
    from: { edition, major: from },
    to: { edition, major: to },
    steps: own ? [...own, check].map((section) => withPage(section, page)) : [],
    // An image brings its own.
    ...(installation !== 'docker' && { php, laravel }),
    trouble: page + trouble,
  };
}

function switchPhase(from: Major, to: Major, installation: Installation): Phase {
  const { page, steps, trouble } = switchToEnterprise;
  const own: readonly string[] = installation === 'docker' ? steps.docker : steps.manual;
  return { kind: 'upgrade', from, to, steps: own.map((section) => withPage(section, page)), trouble: page + trouble };
}

function withPage(section: string, page: string): string {
  return section.startsWith('#') ? page + section : section;
}

export function problemsOf({ edition, major }: Major): readonly Advisory[] {
  return advisories.filter((advisory) => advisory.kind !== 'network' && affectsRelease(advisory, edition, `${major}`));
}

export function nameOf({ edition, major }: Major): string {
  return `${editionLabels[edition]} ${major}`;
}
