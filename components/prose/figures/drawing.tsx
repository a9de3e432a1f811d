import type { ReactNode } from 'react';
import styles from './drawing.module.css';

type Place = { readonly x: number; readonly y: number };

/** The width of drawings for phones, in pixels. */
export const narrowWidth = 340;

type Size = { readonly width: number; readonly height: number };

/** The text in a box: a title, and one or two lines below it. */
export type BoxText = { readonly title: string; readonly detail: string; readonly more?: string };

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

export function Drawing(props: Size & { readonly description: string; readonly children: ReactNode }) {
  const { width, height, description, children } = props;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={description}
      className={styles.drawing}
    >
      {children}
    </svg>
  );
}

export function Box({ x, y, title, detail, more, width = 150 }: Place & BoxText & { readonly width?: number }) {
  const center = x + width / 2;
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={more ? 71 : 55} rx="8" className={styles.box} />
      <text x={center} y={y + 24} className={styles.title}>
        {title}
      </text>
      <text x={center} y={y + 42} className={styles.detail}>
        {detail}
      </text>
      {more && (
        <text x={center} y={y + 58} className={styles.detail}>
          {more}
        </text>
      )}
    </g>
  );
}

export function Frame({ x, y, width, height, title }: Place & Size & { readonly title: string }) {
  return (
    <g>
      <rect x={x + 0.5} y={y + 0.5} width={width - 1} height={height - 1} rx="12" className={styles.frame} />
      <text x={x + 16} y={y + 24} className={styles.name}>
        {title}
      </text>
    </g>
  );
}

export function Line({ path }: { readonly path: string }) {
  return <path d={path} className={styles.frame} />;
}

type ArrowProps = { readonly path: string; readonly label?: string; readonly at?: readonly [number, number] };

export function Arrow({ path, label, at }: ArrowProps) {
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
