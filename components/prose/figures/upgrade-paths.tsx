import { Arrow, Box, Drawing } from './drawing';
import styles from './drawing.module.css';

type Major = {
  readonly version: number;
  readonly needs: string;
  readonly step?: string;
  /** The major version of Pro that this one is based on, and from which an installation can switch. */
  readonly pro?: number;
};

const majorsOf = {
  Lite: [
    { version: 1, needs: 'PHP 8.1+, Laravel 9 or 10' },
    { version: 2, needs: 'PHP 8.2+, Laravel 10 to 12', step: 'new columns in the database' },
  ],
  Pro: [
    { version: 1, needs: 'PHP 8.1+, Laravel 10' },
    { version: 2, needs: 'PHP 8.1+, Laravel 10', step: 'API' },
    { version: 3, needs: 'PHP 8.2+, Laravel 11 or 12', step: 'live updates' },
    { version: 4, needs: 'PHP 8.2+, Laravel 12', step: 'package only' },
    { version: 5, needs: 'PHP 8.3+, Laravel 13', step: 'worker tiers, upgrade script' },
    { version: 6, needs: 'PHP 8.3+, Laravel 13', step: 'upgrade script' },
    { version: 7, needs: 'PHP 8.3+, Laravel 13', step: 'empty core path, upgrade script' },
  ],
  Enterprise: [
    { version: 1, needs: 'PHP 8.1+, Laravel 10' },
    { version: 2, needs: 'PHP 8.1+, Laravel 10', step: 'login route, API' },
    { version: 3, needs: 'PHP 8.1+, Laravel 10', step: 'package only', pro: 2 },
    { version: 4, needs: 'PHP 8.2+, Laravel 11 or 12', step: 'live updates', pro: 3 },
    { version: 5, needs: 'PHP 8.2+, Laravel 12', step: 'package only', pro: 4 },
    { version: 6, needs: 'PHP 8.3+, Laravel 13', step: 'worker tiers, upgrade script', pro: 5 },
    { version: 7, needs: 'PHP 8.3+, Laravel 13', step: 'upgrade script', pro: 6 },
    { version: 8, needs: 'PHP 8.3+, Laravel 13', step: 'empty core path, upgrade script', pro: 7 },
  ],
} as const satisfies Record<string, readonly Major[]>;

const boxHeight = 56;
const pitch = 92;
const boxWidth = 180;

/** Renders the major versions of an edition with an arrow for each upgrade, and Pro where one can switch from it. */
export function UpgradePath({ edition }: { readonly edition: keyof typeof majorsOf }) {
  const majors: readonly Major[] = majorsOf[edition];
  const hasPro = majors.some((major) => major.pro !== undefined);
  return (
    <Drawing
      width={hasPro ? 346 : 260}
      height={(majors.length - 1) * pitch + boxHeight}
      description={descriptionOf(edition, majors)}
    >
      {majors.map(({ version, needs, step, pro }, index) => {
        const y = index * pitch;
        return (
          <g key={version}>
            <Box x={0} y={y} title={`${edition} ${version}`} detail={needs} width={boxWidth} />
            {step && <Arrow path={`M40 ${y - pitch + boxHeight}v${pitch - boxHeight - 2}`} />}
            {step && (
              <text x={52} y={y - 14} className={styles.note}>
                {step}
              </text>
            )}
            {pro && <Box x={246} y={y} title={`Pro ${pro}`} detail="same core" width={100} />}
            {pro && <Arrow path={`M246 ${y + 28}H${boxWidth + 2}`} />}
          </g>
        );
      })}
    </Drawing>
  );
}

function descriptionOf(edition: string, majors: readonly Major[]): string {
  return majors
    .map(({ version, needs, step, pro }) => {
      const name = `${edition} ${version} needs ${needs}`;
      const order = step ? `It follows ${edition} ${version - 1}: ${step}.` : 'It’s the first major version.';
      const source = pro ? ` Pro ${pro} can switch to it.` : '';
      return `${name}. ${order}${source}`;
    })
    .join(' ');
}
