/**
 * The shape of a listing's pictures from 768 px on: as wide as the page, and low enough that name, price and
 * main action are in the first view with them (19rem: header, breadcrumbs, and those three).
 */
export const GALLERY_SHAPE =
  'md:aspect-5/2 md:max-h-[max(15rem,calc(100svh-19rem))] md:w-full md:overflow-hidden md:rounded-card';
