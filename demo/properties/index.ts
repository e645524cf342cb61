import { mixed } from '../mixed.ts';
import type { DemoProperty } from '../types.ts';
import { APARTMENTS_ACCRA } from './apartments-accra.ts';
import { APARTMENTS_REGIONS } from './apartments-regions.ts';
import { COMMERCIAL } from './commercial.ts';
import { CONDOS } from './condos.ts';
import { DUPLEXES } from './duplexes.ts';
import { FURNISHED_APARTMENTS } from './furnished-apartments.ts';
import { GUEST_HOUSES } from './guest-houses.ts';
import { HOTELS } from './hotels.ts';
import { HOUSES } from './houses.ts';
import { HOUSES_FOR_SALE_ACCRA } from './houses-for-sale-accra.ts';
import { HOUSES_FOR_SALE_REGIONS } from './houses-for-sale-regions.ts';
import { LAND_ACCRA } from './land-accra.ts';
import { LAND_REGIONS } from './land-regions.ts';
import { MOVIE_HOUSES } from './movie-houses.ts';
import { OFFICES } from './offices.ts';
import { SHOPS } from './shops.ts';

const KINDS: readonly (readonly DemoProperty[])[] = [
  [...HOUSES_FOR_SALE_ACCRA, ...HOUSES_FOR_SALE_REGIONS],
  [...LAND_ACCRA, ...LAND_REGIONS],
  [...APARTMENTS_ACCRA, ...APARTMENTS_REGIONS],
  HOTELS,
  HOUSES,
  COMMERCIAL,
  FURNISHED_APARTMENTS,
  GUEST_HOUSES,
  SHOPS,
  CONDOS,
  MOVIE_HOUSES,
  DUPLEXES,
  OFFICES,
];

/**
 * The demo properties in the order they are uploaded, so the last one is the newest. The kinds are
 * mixed, so that neighbouring cards look different.
 */
export const DEMO_PROPERTIES: readonly DemoProperty[] = mixed(KINDS).reverse();
