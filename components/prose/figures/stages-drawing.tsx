import { Arrow, Box, Drawing } from './drawing';
import styles from './drawing.module.css';

/** A state of an app, with what applies in it on two lines. */
type Stage = { readonly title: string; readonly detail: string; readonly more: string };

/** A path through stages, with a name if a drawing has several. A gate precedes each stage except the first. */
export type Way = {
  readonly name?: string;
  readonly first: Stage;
  readonly next: readonly (Stage & { readonly gate: string })[];
};

export type StagesDrawingProps = { readonly ways: readonly Way[] };

const sheet = { width: 740, box: 160, step: 290, way: 132, name: 30 };

/** Renders stages from left to right with the gates between them, one path below the other. */
export function StagesDrawing({ ways }: StagesDrawingProps) {
  const top = ways.some(({ name }) => name) ? sheet.name : 0;
  const height = ways.length * sheet.way - (sheet.way - 72 - top);
  return (
    <Drawing width={sheet.width} height={height} description={inWords(ways)}>
      {ways.map((way, index) => (
        <WayDrawing key={way.first.title + way.name} way={way} y={index * sheet.way + top} />
      ))}
    </Drawing>
  );
}

function WayDrawing({ way, y }: { readonly way: Way; readonly y: number }) {
  return (
    <g>
      {way.name && (
        <text x={0} y={y - 12} className={styles.name}>
          {way.name}
        </text>
      )}
      <Box x={0} y={y} width={sheet.box} {...way.first} />
      {way.next.map(({ gate, ...stage }, index) => {
        const x = (index + 1) * sheet.step;
        const gap = sheet.step - sheet.box;
        return (
          <g key={gate}>
            <Arrow path={`M${x - gap} ${y + 36}h${gap - 2}`} label={gate} at={[x - gap / 2, y + 27]} />
            <Box x={x} y={y} width={sheet.box} {...stage} />
          </g>
        );
      })}
    </g>
  );
}

/** Returns the text alternative of the drawing, as sentences. */
export function inWords(ways: readonly Way[]): string {
  const stageInWords = ({ title, detail, more }: Stage) => `${title} (${detail}, ${more})`;
  return ways
    .map(({ name, first, next }) => {
      const steps = next.map((stage) => ` Then, after “${stage.gate}”: ${stageInWords(stage)}.`).join('');
      return `${name ? `${name}: ` : ''}${stageInWords(first)}.${steps}`;
    })
    .join(' ');
}
