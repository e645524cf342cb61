import { Link, type To } from 'react-router';
import { cx } from '../cx.ts';
import { tilePicture } from './hero-pictures.ts';

interface Props {
  to: To;
  /** A file in public/hero/tile/. */
  picture: string;
  title: string;
  text?: string;
  /** It is the current page. */
  current?: boolean;
  preventScrollReset?: boolean;
}

/** A way into a part of the site: a picture with its name on it. */
export function PictureTile({ to, picture, title, text, current, preventScrollReset }: Props) {
  const { avif, webp, width, height } = tilePicture(picture);
  return (
    <Link
      to={to}
      preventScrollReset={preventScrollReset}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'group relative isolate flex aspect-4/3 flex-col justify-end overflow-hidden rounded-card bg-scrim p-3 text-on-scrim md:p-4',
        current && 'outline-3 outline-gold -outline-offset-3',
      )}
    >
      <picture className="absolute inset-0 -z-1">
        <source type="image/avif" srcSet={avif} />
        <img
          src={webp}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
        />
        <span className="absolute inset-0 scrim-dark" />
      </picture>
      <span className="font-display text-lg font-bold leading-tight md:text-xl">{title}</span>
      {text && <span className="text-sm max-lg:hidden">{text}</span>}
    </Link>
  );
}
