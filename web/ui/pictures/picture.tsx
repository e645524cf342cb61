import { fallbackUrl, type Photo, placeholderUrl, srcSet, urlWithin } from '#domain/media/photo.ts';
import { useLightPicture } from '#web/lib/low-data.ts';
import { cx } from '../cx.ts';
import { NoImage } from './no-image.tsx';
import { useBrokenImage } from './use-broken-image.ts';

interface Props {
  /** Undefined shows the No Image placeholder. */
  photo: Photo | undefined;
  /** The displayed width, as in '(min-width: 1024px) 33vw, 100vw'. */
  sizes: string;
  /** Replaces the photo's own text; '' if the words beside it say the same. */
  alt?: string;
  /** For the photo that is likely the largest in the first view: loaded at once and first. */
  eager?: boolean;
  /** For a photo likely to be seen next: loaded although not near the window, after everything else. */
  soon?: boolean;
  /** False shows only its colour and placeholder; without scripts it loads anyway. */
  load?: boolean;
  /** Classes of the box; give it a ratio (`aspect-4/3`) or a height. */
  className?: string;
  fit?: 'cover' | 'contain';
}

/** Pixel widths in low-data mode: on a phone, and on a wider screen. */
const LIGHT_PHONE = 320;
const LIGHT_WIDE = 640;

const FILLING = { cover: 'size-full object-cover', contain: 'size-full object-contain' } as const;

/** A photo in the lightest form the browser knows, over its own colour and blurred placeholder. */
export function Picture({
  photo,
  sizes,
  alt,
  eager = false,
  soon = false,
  load = true,
  className,
  fit = 'cover',
}: Props) {
  const light = useLightPicture();
  const { broken, watch } = useBrokenImage(photo?.key);
  if (!photo || broken) return <NoImage className={className} />;
  const { placeholder, color, formats, ready } = photo;
  const box = cx(
    'block overflow-hidden bg-center',
    fit === 'cover' ? 'bg-sunken bg-cover' : 'bg-contain bg-no-repeat',
    className,
  );
  const ground = {
    backgroundColor: fit === 'cover' ? (color ?? undefined) : undefined,
    backgroundImage: placeholder ? `url("${placeholderUrl(placeholder)}")` : undefined,
  };
  const text = alt ?? photo.alt;
  // As with an <img>: without a text it says nothing.
  const named = text ? ({ role: 'img', 'aria-label': text } as const) : { 'aria-hidden': true };
  if (!ready) {
    // Its variants are still being made: there is nothing to load yet.
    return <span {...named} className={cx(box, 'animate-pulse')} style={ground} />;
  }
  if (!load) {
    return (
      <span {...named} className={box} style={ground}>
        <noscript>
          <img src={urlWithin(photo, LIGHT_WIDE, 'jpeg')} alt="" className={FILLING[fit]} />
        </noscript>
      </span>
    );
  }
  return (
    <picture className={box} style={ground}>
      {light &&
        fit === 'cover' &&
        formats.map((format) => (
          <source
            key={`phone ${format}`}
            type={`image/${format}`}
            media="(max-width: 767px)"
            srcSet={urlWithin(photo, LIGHT_PHONE, format)}
          />
        ))}
      {formats
        .filter((format) => format !== 'jpeg')
        .map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={light ? urlWithin(photo, LIGHT_WIDE, format) : srcSet(photo, format)}
            sizes={light ? undefined : sizes}
          />
        ))}
      <img
        {...watch}
        src={light ? urlWithin(photo, LIGHT_WIDE, 'jpeg') : fallbackUrl(photo)}
        srcSet={!light && formats.includes('jpeg') ? srcSet(photo, 'jpeg') : undefined}
        sizes={light ? undefined : sizes}
        width={photo.width}
        height={photo.height}
        alt={text}
        loading={eager || soon ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : soon ? 'low' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={FILLING[fit]}
      />
    </picture>
  );
}
