import { Arrow, Box, Drawing, Line } from './drawing';

/** Who takes part, from left to right. */
type Part = { readonly title: string; readonly detail: string };

/** What one part says to another, by their places; to itself when both are the same. */
type Message = { readonly from: number; readonly to: number; readonly text: string };

export type SequenceDrawingProps = {
  /** What it is about: the opening of the text for readers who do not see it. */
  readonly title: string;
  readonly parts: readonly Part[];
  readonly messages: readonly Message[];
};

const boxWidth = 180;
const gap = 100;
const boxHeight = 56;
const rowHeight = 46;

/** Where the line of a part stands. */
const lineAt = (part: number) => part * (boxWidth + gap) + boxWidth / 2;

/** Who says what to whom, in order from top to bottom. Its words and its text alternative come from the same data. */
export function SequenceDrawing({ title, parts, messages }: SequenceDrawingProps) {
  const width = parts.length * boxWidth + (parts.length - 1) * gap;
  const height = boxHeight + messages.length * rowHeight + 18;
  return (
    <Drawing width={width} height={height} description={descriptionOf({ title, parts, messages })}>
      {parts.map((part, at) => (
        <g key={part.title}>
          <Box x={at * (boxWidth + gap)} y={0} width={boxWidth} title={part.title} detail={part.detail} />
          <Line path={`M${lineAt(at)} ${boxHeight}V${height}`} />
        </g>
      ))}
      {messages.map(({ from, to, text }, at) => {
        const y = boxHeight + (at + 1) * rowHeight - 8;
        return (
          <Arrow
            key={text}
            path={pathOf(from, to, y)}
            label={`${at + 1}  ${text}`}
            at={[labelAt(from, to, parts.length), y - 7]}
          />
        );
      })}
    </Drawing>
  );
}

function pathOf(from: number, to: number, y: number): string {
  const start = lineAt(from);
  if (from === to) {
    return `M${start} ${y}h24q8 0 8 8v4q0 8 -8 8H${start + 2}`;
  }
  return `M${start} ${y}H${lineAt(to) + (to > from ? -2 : 2)}`;
}

/** The middle of the way to the next part: a longer way would cross a line there. The last part has no next one. */
function labelAt(from: number, to: number, parts: number): number {
  const isToLeft = to < from || from === parts - 1;
  return (lineAt(from) + lineAt(from + (isToLeft ? -1 : 1))) / 2;
}

/** The sequence in words. */
function descriptionOf({ title, parts, messages }: SequenceDrawingProps): string {
  const steps = messages.map(({ from, to, text }, at) => {
    const speaker = parts[from]?.title ?? '';
    const way = from === to ? speaker : `${speaker} to ${parts[to]?.title ?? ''}`;
    return `${at + 1}. ${way}: ${text}.`;
  });
  return [`${title}.`, ...steps].join(' ');
}
