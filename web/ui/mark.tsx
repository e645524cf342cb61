interface Props {
  className?: string;
  /** Colour of the hearth in the middle; the text colour by default, 'none' for an empty yard. */
  hearth?: string;
}

/**
 * Our mark, after Fihankra, the compound house: the plan of four open rooms around a yard, with one
 * door to the street and the hearth in the middle. Drawn in the text colour.
 */
export function Mark({ className = 'size-8', hearth = 'currentColor' }: Props) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path
        d="M13.875 29H3V3h26v26H18.125M12.5 3v6M19.5 3v6M3 12.5h6M3 19.5h6M29 12.5h-6M29 19.5h-6M12.5 29v-6M19.5 29v-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.75"
      />
      <path d="M13.25 13.25h5.5v5.5h-5.5z" fill={hearth} />
    </svg>
  );
}
