import { Arrow, Box, type BoxText, Drawing, Line, narrowWidth } from './drawing';
import styles from './drawing.module.css';

type Message = { readonly from: number; readonly to: number; readonly text: string };

export type SequenceDrawingProps = {
  readonly title: string;
  readonly parts: readonly BoxText[];
  readonly messages: readonly Message[];
};

const boxWidth = 180;
const gap = 100;
const boxHeight = 56;
const rowHeight = 46;

const lineAt = (part: number) => part * (boxWidth + gap) + boxWidth / 2;

/** Renders a sequence of messages from top to bottom. The labels and the text alternative come from the same data. */
export function SequenceDrawing({ title, parts, messages }: SequenceDrawingProps) {
  const width = parts.length * boxWidth + (parts.length - 1) * gap;
  const height = boxHeight + messages.length * rowHeight + 18;
  return (
    <Drawing width={width} height={height} description={descriptionOf({ title, parts, messages })}>
      {parts.map((part, index) => (
        <g key={part.title}>
          <Box x={index * (boxWidth + gap)} y={0} width={boxWidth} {...part} />
          <Line path={`M${lineAt(index)} ${boxHeight}V${height}`} />
        </g>
      ))}
      {messages.map(({ from, to, text }, index) => {
        const y = boxHeight + (index + 1) * rowHeight - 8;
        return (
          <Arrow
            key={text}
            path={pathOf(lineAt(from), lineAt(to), y)}
            label={`${index + 1}  ${text}`}
            at={[labelAt(from, to, parts.length), y - 7]}
          />
        );
      })}
    </Drawing>
  );
}

/** About the width of a character in a label, in pixels. */
const characterWidth = 6.3;

/** Renders the sequence for phones: only the titles of the participants, and labels on top of the lifelines. */
export function NarrowSequence({ title, parts, messages }: SequenceDrawingProps) {
  const step = narrowWidth / parts.length;
  const lineAtPart = (part: number) => (part + 0.5) * step;
  const top = 32;
  const height = top + messages.length * rowHeight + 18;
  return (
    <Drawing width={narrowWidth} height={height} description={descriptionOf({ title, parts, messages })}>
      {parts.map((part, index) => (
        <g key={part.title}>
          <text x={lineAtPart(index)} y={16} className={styles.title}>
            {part.title}
          </text>
          <Line path={`M${lineAtPart(index)} ${top - 6}V${height}`} />
        </g>
      ))}
      {messages.map(({ from, to, text }, index) => {
        const y = top + (index + 1) * rowHeight - 8;
        const label = `${index + 1}  ${text}`;
        const start = Math.min(lineAtPart(from), lineAtPart(to)) + 8;
        return (
          <g key={text}>
            <Arrow path={pathOf(lineAtPart(from), lineAtPart(to), y)} />
            <text
              x={Math.max(0, Math.min(start, narrowWidth - label.length * characterWidth))}
              y={y - 7}
              className={styles.note}
            >
              {label}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** Returns an arrow between two lifelines, or a loop to the same one. */
function pathOf(start: number, end: number, y: number): string {
  if (start === end) {
    return `M${start} ${y}h24q8 0 8 8v4q0 8 -8 8H${start + 2}`;
  }
  return `M${start} ${y}H${end + (end > start ? -2 : 2)}`;
}

/**
 * Returns the x position of a label: halfway to the next participant, because the middle of a longer arrow would be on
 * a lifeline. The last participant uses the previous one.
 */
function labelAt(from: number, to: number, parts: number): number {
  const isToLeft = to < from || from === parts - 1;
  return (lineAt(from) + lineAt(from + (isToLeft ? -1 : 1))) / 2;
}

function descriptionOf({ title, parts, messages }: SequenceDrawingProps): string {
  const steps = messages.map(({ from, to, text }, index) => {
    const sender = parts[from]?.title ?? '';
    const direction = from === to ? sender : `${sender} to ${parts[to]?.title ?? ''}`;
    return `${index + 1}. ${direction}: ${text}.`;
  });
  return [`${title}.`, ...steps].join(' ');
}
