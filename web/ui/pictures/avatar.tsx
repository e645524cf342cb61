import { mediaPath } from '#web/lib/api/media-path.ts';
import { cx } from '../cx.ts';
import { useBrokenImage } from './use-broken-image.ts';

/** The picture of people without one, or if theirs fails to load (specification §2.1). */
export const DEFAULT_AVATAR = '/avatar.svg';

interface Props {
  src?: string | null | undefined;
  /** Its initials are shown without a photo. */
  name?: string | undefined;
  /** '' if the name is beside it. */
  alt?: string;
  /** Classes of the circle: a size, and a text size for the initials. */
  className?: string;
}

/** The first letters of the first two names: 'Ama Serwaa Mensah' → 'AS'. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toUpperCase()).join('');
}

/** A person's photo; without one, their initials; without a name, the default picture. */
export function Avatar({ src, name, alt = '', className = 'size-10 text-sm' }: Props) {
  const { broken, watch } = useBrokenImage(src ?? undefined);
  const letters = name ? initials(name) : '';
  const shape = cx('shrink-0 overflow-hidden rounded-full', className);
  if (!src && letters) {
    return (
      <span
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        className={cx(
          shape,
          'inline-grid place-items-center bg-primary-soft font-semibold text-primary',
        )}
      >
        {letters}
      </span>
    );
  }
  return (
    <img
      {...watch}
      src={!src || broken ? DEFAULT_AVATAR : mediaPath(src)}
      alt={alt}
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={cx(shape, 'bg-sunken object-cover')}
    />
  );
}
