/** A line drawing in the colour of the text around it, 20 units wide; the words beside it, or the label of its link, name it. */
export function StrokeIcon({ d, size = 20 }: { readonly d: string; readonly size?: number }) {
  return (
    <svg
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
