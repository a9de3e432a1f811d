export type StrokeIconProps = {
  readonly d: string;
  readonly size?: number;
  /** The width and height of the area that the path is drawn in. */
  readonly box?: number;
  readonly className?: string | undefined;
};

/** Renders a line icon in the color of the text. The text next to it or the label of its link provides the name. */
export function StrokeIcon({ d, size = 20, box = 20, className }: StrokeIconProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
