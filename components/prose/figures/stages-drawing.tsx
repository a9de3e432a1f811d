import { Arrow, Box, type BoxText, Drawing, narrowWidth } from './drawing';
import styles from './drawing.module.css';

type Stage = Required<BoxText>;

/** A path through stages, with a name if a drawing has several. A gate precedes each stage except the first. */
export type StagePath = {
  readonly name?: string;
  readonly first: Stage;
  readonly next: readonly (Stage & { readonly gate: string })[];
};

const layout = { width: 740, box: 160, step: 290, path: 132, name: 30 };

export function StagesDrawing({ paths }: { readonly paths: readonly StagePath[] }) {
  const top = paths.some(({ name }) => name) ? layout.name : 0;
  const height = paths.length * layout.path - (layout.path - 72 - top);
  return (
    <Drawing width={layout.width} height={height} description={describeStages(paths)}>
      {paths.map((path, index) => (
        <StagePathDrawing key={path.first.title + path.name} path={path} y={index * layout.path + top} />
      ))}
    </Drawing>
  );
}

function StagePathDrawing({ path, y }: { readonly path: StagePath; readonly y: number }) {
  return (
    <g>
      <PathName y={y}>{path.name}</PathName>
      <Box x={0} y={y} width={layout.box} {...path.first} />
      {path.next.map(({ gate, ...stage }, index) => {
        const x = (index + 1) * layout.step;
        const gap = layout.step - layout.box;
        return (
          <g key={gate}>
            <Arrow path={`M${x - gap} ${y + 36}h${gap - 2}`} label={gate} at={[x - gap / 2, y + 27]} />
            <Box x={x} y={y} width={layout.box} {...stage} />
          </g>
        );
      })}
    </g>
  );
}

const narrow = { box: 200, step: 116, between: 24 };

/** Renders the stages from top to bottom, for phones. */
export function NarrowStages({ paths }: { readonly paths: readonly StagePath[] }) {
  const heightOf = ({ name, next }: StagePath) => (name ? layout.name : 0) + next.length * narrow.step + 72;
  const topOf = (index: number) =>
    paths.slice(0, index).reduce((sum, path) => sum + heightOf(path) + narrow.between, 0);
  return (
    <Drawing width={narrowWidth} height={topOf(paths.length) - narrow.between} description={describeStages(paths)}>
      {paths.map((path, index) => (
        <NarrowPath key={path.first.title + path.name} path={path} y={topOf(index) + (path.name ? layout.name : 0)} />
      ))}
    </Drawing>
  );
}

function NarrowPath({ path, y }: { readonly path: StagePath; readonly y: number }) {
  return (
    <g>
      <PathName y={y}>{path.name}</PathName>
      <Box x={0} y={y} width={narrow.box} {...path.first} />
      {path.next.map(({ gate, ...stage }, index) => {
        const top = y + (index + 1) * narrow.step;
        return (
          <g key={gate}>
            <Arrow path={`M40 ${top - 44}v42`} />
            <text x={54} y={top - 18} className={styles.note}>
              {gate}
            </text>
            <Box x={0} y={top} width={narrow.box} {...stage} />
          </g>
        );
      })}
    </g>
  );
}

function PathName({ y, children }: { readonly y: number; readonly children: string | undefined }) {
  return (
    children && (
      <text x={0} y={y - 12} className={styles.name}>
        {children}
      </text>
    )
  );
}

export function describeStages(paths: readonly StagePath[]): string {
  const describeStage = ({ title, detail, more }: Stage) => `${title} (${detail}, ${more})`;
  return paths
    .map(({ name, first, next }) => {
      const steps = next.map((stage) => ` Then, after “${stage.gate}”: ${describeStage(stage)}.`).join('');
      return `${name ? `${name}: ` : ''}${describeStage(first)}.${steps}`;
    })
    .join(' ');
}
