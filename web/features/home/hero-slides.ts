import { HEROES } from '#domain/site/heroes.ts';
import type { HeroName } from '#web/ui/pictures/hero-pictures.ts';

export interface HeroSlide {
  title: string;
  description: string;
  picture: HeroName;
}

const PICTURES = ['dream-home', 'luxury', 'affordable'] as const;

/** The three slides with their pictures, in order. */
export const HERO_SLIDES: readonly HeroSlide[] = HEROES.map((hero, index) => ({
  ...hero,
  picture: PICTURES[index] ?? PICTURES[0],
}));
