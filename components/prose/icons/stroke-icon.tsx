export type StrokeIconProps = { readonly d: string; readonly size?: number; readonly className?: string | undefined };

/** Renders a line icon in the color of the text. The text next to it or the label of its link provides the name. */
export function StrokeIcon({ d, size = 20, className }: StrokeIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 20 20"
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
