import type { SocialNetwork } from '#domain/site/contact.ts';
import marks from './brand-marks.svg?url';

interface Props {
  name: SocialNetwork;
  className?: string;
}

/** A company's mark in the text colour. Paths: Bootstrap Icons, MIT licence. */
export function BrandMark({ name, className = 'size-5' }: Props) {
  return (
    <svg aria-hidden className={`shrink-0 fill-current ${className}`}>
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
