import { preload } from 'react-dom';

/** The colour of each, shown until the picture loads; printed by scripts/hero-pictures.ts. */
const COLOR = {
  'dream-home': '#918c70',
  luxury: '#99a49b',
  affordable: '#a3a9a0',
  'buy-a-car': '#877d68',
} as const;

/** The wide pictures that there are. */
export type HeroName = keyof typeof COLOR;

export const heroColor = (name: HeroName): string => COLOR[name];

/** A picture of public/hero/ in one crop and format, as made by scripts/hero-pictures.ts. */
const address = (name: string, crop: string, width: number, format: 'avif' | 'webp') =>
  `/hero/${crop}/${name}-${width}.${format}`;

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

/** The sources of a wide picture in the order in which a browser takes them; `light` are only the smallest. */
export function heroSources(name: HeroName, light = false): Source[] {
  const upTo = light ? 1 : undefined;
  return (['avif', 'webp'] as const).flatMap((format): Source[] => [
    {
      media: PHONE,
      type: `image/${format}`,
      srcSet: srcSetOf(name, 'phone', PHONE_WIDTHS.slice(0, upTo), format),
      sizes: PHONE_SIZES,
    },
    {
      media: '(min-width: 768px)',
      type: `image/${format}`,
      srcSet: srcSetOf(name, 'wide', WIDE_WIDTHS.slice(0, upTo), format),
      sizes: WIDE_SIZES,
    },
  ]);
}

/** The picture for browsers without `<picture>`. */
export const heroFallback = (name: HeroName) => address(name, 'wide', 1024, 'webp');

/** Fetches a picture ahead of the page's styles and scripts, in browsers that know AVIF. For the server's HTML. */
export function preloadHero(name: HeroName, light = false): void {
  for (const { media, type, srcSet, sizes } of heroSources(name, light)) {
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
