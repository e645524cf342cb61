export interface BrandMarkProps {
  className?: string;
}

/** A company's mark in the text colour. Paths: Bootstrap Icons, MIT licence. */
export function BrandMark({ d, className = 'size-5' }: BrandMarkProps & { d: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={`shrink-0 ${className}`}>
      <path d={d} fill="currentColor" />
    </svg>
  );
}
