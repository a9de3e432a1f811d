import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export type DrawingProps = {
  readonly width: number;
  readonly height: number;
  /** What the drawing shows, for readers who do not see it. */
  readonly description: string;
  readonly children: ReactNode;
};

/** Up to this width a drawing keeps its size everywhere and scrolls where the screen is smaller. */
const narrow = 544;

/** The head that the arrows of all drawings share. A page has it once, because an id may stand only once. */
export function ArrowHead() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.shared}>
      <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1 1 7 4 1 7" className={styles.head} />
      </marker>
    </svg>
  );
}

/** The sheet of a drawing: its size in units of a pixel, and its text alternative. */
export function Drawing({ width, height, description, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={description}
      className={width > narrow ? styles.wide : styles.narrow}
    >
      {children}
    </svg>
  );
}

export type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly detail: string;
  /** A second line of detail, for which the box grows. */
  readonly more?: string;
  readonly width?: number;
};

/** A part, with its name and what it holds or does. */
export function Box({ x, y, title, detail, more, width = 150 }: BoxProps) {
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={more ? 71 : 55} rx="8" className={styles.box} />
      <text x={x + width / 2} y={y + 24} className={styles.title}>
        {title}
      </text>
      <text x={x + width / 2} y={y + 42} className={styles.detail}>
        {detail}
      </text>
      {more && (
        <text x={x + width / 2} y={y + 58} className={styles.detail}>
          {more}
        </text>
      )}
    </g>
  );
}

/** A frame around parts that belong together, named at its upper left. */
export function Frame({
  x,
  y,
  width,
  height,
  title,
}: Omit<BoxProps, 'detail' | 'more' | 'width'> & { readonly width: number; readonly height: number }) {
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="12" className={styles.frame} />
      <text x={x + 16} y={y + 24} className={styles.name}>
        {title}
      </text>
    </g>
  );
}

/** A line without a direction, such as the time of a part in a sequence. */
export function Line({ path }: { readonly path: string }) {
  return <path d={path} className={styles.frame} />;
}

/** A remark that begins at a place, such as beside an arrow. */
export function Note({ x, y, children }: { readonly x: number; readonly y: number; readonly children: string }) {
  return (
    <text x={x} y={y} className={styles.note}>
      {children}
    </text>
  );
}

/** A way from one part to another along a path, with a word for what goes there. */
export function Arrow({
  path,
  label,
  at,
}: {
  readonly path: string;
  readonly label?: string;
  readonly at?: readonly [number, number];
}) {
  return (
    <g>
      <path d={path} className={styles.line} markerEnd="url(#arrow)" />
      {label && at && (
        <text x={at[0]} y={at[1]} className={styles.detail}>
          {label}
        </text>
      )}
    </g>
  );
}
