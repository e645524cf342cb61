import type { LucideIcon } from 'lucide-react';

interface Props {
  of: LucideIcon;
  /** Pixels, 20 by default, that grow with the text. */
  size?: number;
  className?: string;
  /** Fills the shape with the text colour (stars, hearts). */
  filled?: boolean;
}

/** A lucide icon in our stroke width. It is decorative: the words beside it, or an aria-label, carry the meaning. */
export function Icon({ of: Shape, size = 20, className = 'shrink-0', filled }: Props) {
  return (
    <Shape
      size={`${size / 16}rem`}
      strokeWidth={1.75}
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
    />
  );
}
