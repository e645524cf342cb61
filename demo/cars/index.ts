import { mixed } from '../mixed.ts';
import type { DemoCar } from '../types.ts';
import { HATCHBACKS_AND_SALOONS } from './hatchbacks-and-saloons.ts';
import { PICKUPS } from './pickups.ts';
import { SUVS_AND_FOUR_BY_FOURS } from './suvs-and-four-by-fours.ts';
import { TRUCKS } from './trucks.ts';
import { VANS } from './vans.ts';

/** The demo cars in the order they are uploaded: the last one is the newest. */
export const DEMO_CARS: readonly DemoCar[] = mixed([
  SUVS_AND_FOUR_BY_FOURS,
  PICKUPS,
  HATCHBACKS_AND_SALOONS,
  VANS,
  TRUCKS,
]).reverse();
