import type { ReactNode } from 'react';
import styles from './drawing.module.css';

export type DrawingProps = {
  readonly width: number;
  readonly height: number;
  /** The text alternative, which says what the drawing shows. */
  readonly description: string;
  readonly children: ReactNode;
};

/** The largest width, in pixels, at which a drawing keeps its size everywhere and scrolls on smaller screens. */
const narrow = 544;

/** Renders the arrowhead that all drawings share. It appears once per page, because ids must be unique. */
export function ArrowHead() {
  return (
    <svg width="0" height="0" aria-hidden="true" className={styles.shared}>
      <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1 1 7 4 1 7" className={styles.head} />
      </marker>
    </svg>
  );
}

/** Renders the SVG of a drawing, with its size in CSS pixels and its text alternative. */
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

type LabelProps = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly className: string | undefined;
};

/** Renders a line of text. Its class decides whether it starts or is centered at its position. */
export function Label({ x, y, text, className }: LabelProps) {
  return (
    <text x={x} y={y} className={className}>
      {text}
    </text>
  );
}

export type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly title: string;
  readonly detail: string;
  /** A second line of detail, which makes the box taller. */
  readonly more?: string;
  readonly width?: number;
};

/** Renders a box with a part's name and what it contains or does. */
export function Box({ x, y, title, detail, more, width = 150 }: BoxProps) {
  const center = x + width / 2;
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={more ? 71 : 55} rx="8" className={styles.box} />
      <Label x={center} y={y + 24} text={title} className={styles.title} />
      <Label x={center} y={y + 42} text={detail} className={styles.detail} />
      {more && <Label x={center} y={y + 58} text={more} className={styles.detail} />}
    </g>
  );
}

export type FrameProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
};

/** Renders a frame around parts that belong together, with its name in the upper-left corner. */
export function Frame({ x, y, width, height, title }: FrameProps) {
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="12" className={styles.frame} />
      <Label x={x + 16} y={y + 24} text={title} className={styles.name} />
    </g>
  );
}

/** Renders a line without a direction, such as a lifeline in a sequence. */
export function Line({ path }: { readonly path: string }) {
  return <path d={path} className={styles.frame} />;
}

export type ArrowProps = { readonly path: string; readonly label?: string; readonly at?: readonly [number, number] };

/** Renders an arrow along a path, with a label for what flows there. */
export function Arrow({ path, label, at }: ArrowProps) {
  return (
    <g>
      <path d={path} className={styles.line} markerEnd="url(#arrow)" />
      {label && at && <Label x={at[0]} y={at[1]} text={label} className={styles.detail} />}
    </g>
  );
}
