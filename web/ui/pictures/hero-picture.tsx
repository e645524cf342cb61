import { useLightPicture } from '#web/lib/low-data.ts';
import {
  type HeroName,
  heroColor,
  heroFallback,
  heroSources,
  preloadHero,
} from './hero-pictures.ts';

interface Props {
  name: HeroName;
  /** The largest picture in the first view: loaded at once and before everything else. */
  eager?: boolean;
  /** False shows only the colour, for pictures not in view yet. */
  load?: boolean;
}

/** A wide picture that fills its box. It decorates: the words on it speak. */
export function HeroPicture({ name, eager = false, load = true }: Props) {
  const light = useLightPicture();
  // On a page opened by scripts, the picture itself is just as fast.
  if (import.meta.env.SSR && eager) preloadHero(name, light);
  return (
    <picture className="absolute inset-0 -z-1" style={{ backgroundColor: heroColor(name) }}>
      {load && (
        <>
          {heroSources(name, light).map((source) => (
            <source key={source.type + source.media} {...source} />
          ))}
          <img
            src={heroFallback(name)}
            alt=""
            width={1024}
            height={410}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'sync' : 'async'}
            className="size-full object-cover"
          />
        </>
      )}
      <span className="absolute inset-0 scrim" />
    </picture>
  );
}
