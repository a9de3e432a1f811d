import { Arrow, Box, type BoxText, Drawing } from './drawing';
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
      {path.name && (
        <text x={0} y={y - 12} className={styles.name}>
          {path.name}
        </text>
      )}
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

export function describeStages(paths: readonly StagePath[]): string {
  const describeStage = ({ title, detail, more }: Stage) => `${title} (${detail}, ${more})`;
  return paths
    .map(({ name, first, next }) => {
      const steps = next.map((stage) => ` Then, after “${stage.gate}”: ${describeStage(stage)}.`).join('');
      return `${name ? `${name}: ` : ''}${describeStage(first)}.${steps}`;
    })
    .join(' ');
}
