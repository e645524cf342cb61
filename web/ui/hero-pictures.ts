import { preload } from 'react-dom';

/** Tiny blurred pictures, shown until the real ones are there; made by scripts/hero-pictures.ts. */
const PLACEHOLDER = {
  'dream-home':
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAQCdASoQAA8ABABoJbACdAENoxkikAAA/rFZamF8n8G1u00b/iOpz5Okkjpy2hZvPvvgQkJyoYkBmRWAKTSe9UWNkQ4swRHrmZ/LAAA=',
  luxury:
    'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAA8ABABoJaACdADwU3fRqh3IAPyMJolh0KQTdcyrWZydINHIly4Z+j8i6oF15mz2RYTemBehdUaGCGlTLBpos2EWFEkAAAA=',
  affordable:
    'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAA8ABABoJagCdAEQ5FCZqAAA/eGjOZluV8W1EhM8cyDAkR9au2t8Xb0a4peIHzpyHo+edW1ak6y9GV5bDxFxMhx270AA',
  'buy-a-car':
    'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACwAgCdASoQAA8ABABoJagC7AYvNzonH0lh7SZ7IAAAzjW9iNRWUc0GXYCp6ARHCtqtDydmblz+GcG3BT4xAhDsB4QWzi/kOiLV8oPxo2pC4tQxrPMSlyRo9+w87mnA4h4ddKCEf/eJpinAAAA=',
} as const;

/** The wide pictures that there are. */
export type HeroName = keyof typeof PLACEHOLDER;

export const heroPlaceholder = (name: HeroName): string => PLACEHOLDER[name];

/** A picture of public/hero/ in one crop and format, as scripts/hero-pictures.ts makes them. */
const address = (name: string, crop: string, width: number, format: 'avif' | 'webp') =>
  `/hero/${name}-${crop}-${width}.${format}`;

const srcSetOf = (name: string, crop: string, widths: readonly number[], format: 'avif' | 'webp') =>
  widths.map((width) => `${address(name, crop, width, format)} ${width}w`).join(', ');

const PHONE_WIDTHS = [480, 640, 960];
const WIDE_WIDTHS = [1024, 1440];

/** Phones get a crop of their own, and not more pixels than they need under the text. */
const PHONE = '(max-width: 767px)';
const PHONE_SIZES = '85vw';
const WIDE_SIZES = '(min-width: 1232px) 1200px, 100vw';

interface Source {
  media: string;
  type: 'image/avif' | 'image/webp';
  srcSet: string;
  sizes: string;
}

/** The sources of a wide picture in the order in which a browser takes them. */
export function heroSources(name: HeroName): Source[] {
  return (['avif', 'webp'] as const).flatMap((format): Source[] => [
    {
      media: PHONE,
      type: `image/${format}`,
      srcSet: srcSetOf(name, 'phone', PHONE_WIDTHS, format),
      sizes: PHONE_SIZES,
    },
    {
      media: '(min-width: 768px)',
      type: `image/${format}`,
      srcSet: srcSetOf(name, 'wide', WIDE_WIDTHS, format),
      sizes: WIDE_SIZES,
    },
  ]);
}

/** What a browser shows that knows no `<picture>`. */
export const heroFallback = (name: HeroName) => address(name, 'wide', 1024, 'webp');

/** Fetches a picture ahead of the page's styles and scripts, in browsers that know AVIF. For the server's HTML. */
export function preloadHero(name: HeroName): void {
  for (const { media, type, srcSet, sizes } of heroSources(name)) {
    if (type !== 'image/avif') continue;
    preload(heroFallback(name), {
      as: 'image',
      media,
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
}

const TILE_WIDTH = 400;

/** A tile's picture, 4:3. */
export const tilePicture = (name: string) => ({
  avif: address(name, 'tile', TILE_WIDTH, 'avif'),
  webp: address(name, 'tile', TILE_WIDTH, 'webp'),
  width: TILE_WIDTH,
  height: 300,
});
